/** Styles of the buttons on the page, in their shadow root. The studio shrinks the page, but not its buttons. */
export const layerCss = `
:host { color-scheme: light dark; position: absolute; z-index: 2147483645; inset: 0 0 auto; block-size: 0; }
.gap, .slot { position: absolute; inset-inline: 0; pointer-events: none; }
.gap { block-size: 0; }
button { font: inherit; color: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid light-dark(#1c36fa, #9aa8ff); outline-offset: 2px; }
.gap button {
  position: absolute; inset-inline-start: calc(50% - 16px * var(--zoom, 1)); top: calc(-16px * var(--zoom, 1));
  inline-size: calc(32px * var(--zoom, 1)); block-size: calc(32px * var(--zoom, 1)); padding: 0;
  display: grid; place-items: center; opacity: 0; pointer-events: none;
  color: light-dark(#fff, #14171f); background: light-dark(#1c36fa, #9aa8ff);
  border: 2px solid light-dark(#fff, #14171f); border-radius: 50%; box-shadow: 0 1px 6px rgb(0 0 0 / 30%);
}
.gap svg { inline-size: 60%; block-size: 60%; }
.gap[data-near] button, .gap button:focus-visible { opacity: 1; pointer-events: auto; }
.slot { display: flex; flex-direction: column; align-items: end; }
.slot:has(button:hover, button:focus-visible) {
  outline: calc(2px * var(--zoom, 1)) dashed light-dark(#1c36fa, #9aa8ff); outline-offset: calc(-2px * var(--zoom, 1));
}
[role=toolbar] {
  zoom: var(--zoom, 1); position: sticky; top: calc(var(--bar, 0px) / var(--zoom, 1) + 8px); margin: -20px 8px 0;
  display: flex; gap: 2px; padding: 3px; max-inline-size: calc(100% - 16px); box-sizing: border-box;
  font: 14px/1.4 system-ui, sans-serif; opacity: 0;
  color: light-dark(#14171f, #f2f3f5); background: light-dark(#fff, #22262f);
  border: 1px solid light-dark(#8a8f9a, #6b7180); border-radius: 6px; box-shadow: 0 4px 16px rgb(0 0 0 / 20%);
}
.slot[data-shown] [role=toolbar], [role=toolbar]:has(button:focus-visible) { opacity: 1; pointer-events: auto; }
.slot[data-narrow] [role=toolbar] { margin-block-start: 20px; }
.slot[data-place] [role=toolbar] { position: static; }
.slot[data-place=above] [role=toolbar] { margin-block-start: 0; transform: translateY(calc(-100% - 4px)); }
.slot[data-narrow][data-place=above] [role=toolbar] { transform: translateY(calc(-100% - 20px)); }
.slot[data-place=below] [role=toolbar] { margin-block: auto -20px; }
[role=toolbar] button {
  display: flex; align-items: center; justify-content: center; gap: 6px; min-inline-size: 32px; min-block-size: 32px;
  padding: 0 6px; background: none; border: 1px solid transparent; border-radius: 4px; white-space: nowrap;
}
[role=toolbar] svg { flex: none; inline-size: 16px; block-size: 16px; }
[role=toolbar] button:hover { background: light-dark(#e8eaee, #363c48); }
[role=toolbar] button[aria-disabled=true] { color: light-dark(#8a8f9a, #7d8492); cursor: default; }
[role=toolbar] button[data-destructive]:not([aria-disabled=true]):hover { color: light-dark(#b3261e, #ffb4ab); }
.name { overflow: hidden; max-inline-size: 16ch; text-overflow: ellipsis; }
@media (hover: none) { .gap button { opacity: 1; pointer-events: auto; } }
@media (pointer: coarse) { [role=toolbar] button { min-inline-size: 36px; min-block-size: 36px; } }
@media (forced-colors: active) { [role=toolbar] button[aria-disabled=true] { color: GrayText; } }
`
