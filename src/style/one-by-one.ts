/**
 * Lets narrow windows lay out a document that has just been opened section by section: what is below the first two
 * sections comes a frame later each, so that a phone can answer in between. Until its turn a section is not there
 * (`display: none`): a page that is too short for the place at which it was left is not taken to another one, for
 * browsers try again while it loads (HTML, 7.4.6.2). Where a place has to be found, `src/browser/start.ts` shows
 * everything at once. Browsers without `sibling-index()` (CSS Values and Units 5) and calm windows do that anyway.
 * @param belowPx windows narrower than this
 */
export const oneByOneCss = (belowPx: number): string =>
  '@keyframes in-turn{from,to{display:none}}' +
  `@media screen and (width<${belowPx}px){` +
  ':root:not([data-fonts],[data-whole]) :is(main>section~section~*,main:has(>section~section~*)+footer)' +
  '{animation:in-turn calc((sibling-index() - 3)*17ms)}}'
