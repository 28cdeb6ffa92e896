/** Styles of the field on the page. The page may style paragraphs. */
export const fieldCss = (field: string, italicClass: string): string => `
${field} p { all: unset; display: block; }
${field} a { text-decoration: underline; }
${field} .${italicClass} { font-style: italic; }
`

/** Styles of the bar on the page, in its shadow root. */
export const barCss = `
:host { color-scheme: light dark; }
.format-bar {
  zoom: var(--zoom, 1); display: flex; flex-wrap: wrap; align-items: center; gap: 2px; padding: 3px;
  inline-size: max-content; max-inline-size: min(420px, 90vw);
  font: 14px/1.4 system-ui, sans-serif; direction: ltr;
  color: light-dark(#14171f, #f2f3f5); background: light-dark(#fff, #22262f);
  border: 1px solid light-dark(#8a8f9a, #6b7180); border-radius: 6px;
  box-shadow: 0 4px 16px rgb(0 0 0 / 20%);
}
button, input { font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 4px; }
button { display: grid; place-items: center; min-inline-size: 32px; min-block-size: 32px; padding: 0 6px; cursor: pointer; }
button:hover { background: light-dark(#e8eaee, #363c48); }
button[aria-pressed="true"] { background: light-dark(#dfe3ff, #3a4070); border-color: currentColor; }
button svg { inline-size: 16px; block-size: 16px; }
input { flex: 1 1 180px; min-block-size: 32px; box-sizing: border-box; padding: 0 8px; border-color: light-dark(#8a8f9a, #6b7180); }
:focus-visible { outline: 2px solid light-dark(#1c36fa, #9aa8ff); outline-offset: 1px; }
`
