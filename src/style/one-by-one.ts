/**
 * How long after the one before a section comes, in ms: a slow phone takes longer than a frame (17 ms) to lay one out, and
 * what is due in the same frame is one piece of work.
 */
const TURN = 50

/**
 * Lets narrow windows lay out a document that has just been opened section by section, so that a phone can answer in
 * between: the first section fills its screen, what is below comes a turn later each. Until its turn a section is not there
 * (`display: none`): a page that is too short for the place at which it was left is not taken to another one, for
 * browsers try again while it loads (HTML, 7.4.6.2). Where a place has to be found, `src/browser/start.ts` shows
 * everything at once. Browsers without `sibling-index()` (CSS Values and Units 5) and calm windows do that anyway.
 * The footer of a page of one section waits for nothing: it is on the first screen, and the largest that is painted there.
 * @param belowPx windows narrower than this
 */
export const oneByOneCss = (belowPx: number): string =>
  '@keyframes in-turn{from,to{display:none}}' +
  `@media screen and (width<${belowPx}px){` +
  ':root:not([data-fonts],[data-whole]) :is(main>section~*,main:has(>section~*)+footer)' +
  `{animation:in-turn calc((sibling-index() - 2)*${TURN}ms)}}`
