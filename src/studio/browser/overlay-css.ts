/** Styles of the diagnostics overlay, in a shadow root to isolate them from the page. */
export const overlayCss = `
:host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
section[hidden] { display: none; }
section {
  max-height: 60vh; overflow: auto; box-sizing: border-box; padding: 16px 24px;
  background: #fff; color: #14171f; border-top: 4px solid #c62828;
  font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 -8px 32px rgb(0 0 0 / 25%);
}
h2 { font-size: 17px; margin: 0 72px 12px 0; }
button { font: inherit; padding: 4px 12px; overflow-wrap: anywhere; }
.hide { position: absolute; top: 16px; right: 24px; }
[role="status"] { margin: 0; padding: 8px 24px; background: #14171f; color: #fff; font: 15px/1.5 system-ui, sans-serif; }
[role="status"]:empty { display: none; }
/* Keep the status announced while the list is hidden. */
section[hidden] + [role="status"] {
  position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%);
}
ol { margin: 0; padding: 0; list-style: none; }
li { border-top: 1px solid #ddd; padding: 12px 0; }
a { color: #1f3bff; font: 13px ui-monospace, monospace; }
p { margin: 4px 0; }
pre { margin: 8px 0; padding: 8px 12px; overflow: auto; background: #f4f4f1; font: 13px/1.5 ui-monospace, monospace; }
.hint { color: #4a4f5c; }
.hint:empty { display: none; }
`
