import type { Theme } from '../../content/model.ts'
import { createLanguageCss } from './languages.ts'
import { createTokensCss } from './tokens.ts'
import { tonesCss } from './tones.ts'

// `--edge` is the space beside the column of the page, `--column` its width, `--column-percent` a hundredth of the
// column that headings are sized by.
const layout = `
:root{
  --bar-height:var(--bar-min-height);
  --bar-min-height:max(var(--space-16),3rem);
  --strip-height:calc(var(--step--1)*1.4 + var(--space-4));
  --gutter:clamp(var(--space-4),4vw,var(--space-12));
  --edge:max(var(--gutter),50% - var(--page-width)/2);
  --measure:36em;
  --column:min(100cqi - 2*var(--gutter),var(--page-width));
  --column-percent:calc(var(--column)/100)
}`

// Long words break, and columns need no minmax().
const reset = `
*,::before,::after{box-sizing:border-box}
*{margin:0;min-inline-size:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-wrap:anywhere}
img,svg{display:block;max-width:100%}
img{inline-size:100%;block-size:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;text-align:inherit}
button,summary{cursor:pointer}
:disabled{opacity:.55;pointer-events:none}
textarea{resize:vertical}
address{font-style:normal}
ul,ol{padding:0;list-style-type:""}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
[hidden]{display:none!important}`

// - `--measure` in em does not change when fonts load; 36em is less than 75 characters.
// - Scroll padding keeps targets clear of the sticky bar. Links in the bar cancel it, or Tab would scroll the page.
// - The footer grows on short pages. If the content grew, the footer would move while the content loads.
// - In print, a section whose padding does not fit would move to the next page as a whole: it has a margin instead.
// - Pages with a toast are no containers: browsers before the end of 2024 would position it in its container.
const base = `
html{
  scroll-padding-top:var(--bar-height);
  background:var(--color-background);
  color:var(--color-text);
  font:400 var(--step-0)/1.55 var(--font-text);
  font-synthesis-weight:none
}
main{counter-reset:band}
main:not(:has([role=status])){container-type:inline-size}
main+footer{flex:1}
::view-transition{pointer-events:none}
[id]{scroll-margin-top:var(--space-2)}
header :is(a,button):not([popover] *){scroll-margin-top:calc(-1*var(--bar-height))}
h1,h2,h3,h4{
  font:800 1em/1.1 var(--font-display);
  letter-spacing:-.025em;
  text-wrap:balance
}
p,li,dd,figcaption,blockquote{text-wrap:pretty}
p,dd,blockquote,figcaption{max-inline-size:var(--measure)}
dd{font-variant-numeric:tabular-nums}
a{color:inherit}
a,summary{
  text-decoration-color:var(--color-underline,var(--color-accent));
  text-decoration-thickness:.1em;
  text-underline-offset:.22em
}
a:hover{text-decoration-thickness:.16em}
html:has([data-menu]:popover-open){overflow:hidden}
:focus-visible{outline:3px solid var(--color-text);outline-offset:3px}
::selection{background:var(--color-accent);color:var(--color-on-accent)}
@media screen and (prefers-reduced-motion:no-preference){
  html{scroll-behavior:smooth}
  main>section{transition:opacity .6s}
  [data-reveal]{opacity:0}
}
@media (prefers-contrast:more){:root{--color-muted:var(--color-text);--color-border:var(--color-text)}}
@media print{
  header,[href="#main"],footer>:not(ul),[popover],button:not(:has(img)){display:none!important}
  a{background:none!important;color:inherit!important}
  main>section{padding-block-end:0!important;margin-block-end:var(--space-16)}
  li,figure{break-inside:avoid}
  summary{break-after:avoid}
  main img{inline-size:auto;max-block-size:7cm;aspect-ratio:auto!important}
  details::details-content{content-visibility:visible;block-size:auto}
}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}`

/** @param languages of the site */
export function createGlobalCss(theme: Theme, ...languages: readonly string[]): string {
  return createTokensCss(theme) + layout + tonesCss + reset + base + createLanguageCss(languages)
}
