/** Every rule reports its planted fault in an otherwise correct document. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { showDocument, test } from '../page-driver.ts'
import { axeViolations, COLOR_RULES } from './axe.ts'
import { focusViolations } from './focus.ts'
import { findMissingFocusRings } from './focus-rings.ts'
import { layoutViolations } from './layout.ts'
import { motionViolations } from './motion.ts'
import { openAllDetails, READER_STYLES, withStyles } from './page.ts'
import { printViolations } from './print.ts'
import {
  findBrokenWords,
  generatedContentViolations,
  interactionViolations,
  orderViolations,
} from './text.ts'
import { viewportViolations } from './viewport.ts'

type Look = (page: Page) => Promise<string[]>

const BASE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 serif;background:#fff;color:#000}
a,button{display:inline-block;padding:4px;min-block-size:28px}html{scroll-padding-top:60px}
header{position:sticky;top:0;block-size:60px;background:#fff}
:focus-visible{outline:3px solid #000;outline-offset:3px}@media print{header{position:static}}`

const mainWith = (
  body: string,
) => `<h1>Headline</h1><p>Some words that stand in a text, and <a href="/else">a link</a></p>
<ol><li>One</li><li>Two</li></ol><p><button type="button">Press</button></p>${body}`

const documentWith = (css: string, body: string) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Planted</title>
<style>${BASE}${css}</style></head><body><header><nav><a href="/">Home</a></nav></header>
<main>${mainWith(body)}</main></body></html>`

/** Shows a test document at an address of the site. */
const show = (page: Page, css = '', body = ''): Promise<void> =>
  showDocument(page, '/planted', documentWith(css, body))

const plant = (page: Page, css: string, body: string): Promise<void> =>
  page.evaluate(
    async ([styles, last]) => {
      const [style] = document.getElementsByTagName('style')
      const [main] = document.getElementsByTagName('main')
      if (style) style.textContent = styles
      if (main) main.innerHTML = last
      // A broken image rejects; the rule reports it.
      await Promise.allSettled([...document.images].map((image) => image.decode()))
    },
    [BASE + css, mainWith(body)] as const,
  )

const paper: Look = (page) => printViolations(page, () => openAllDetails(page))
const spaced: Look = (page) =>
  withStyles(page, READER_STYLES.textSpacing, () => layoutViolations(page))
const dark: Look = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const violations = await axeViolations(page, 'html', COLOR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
  return violations
}
const pixel = '<img alt="" width="10" height="10" src="data:image/svg+xml,'
const square = "%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/%3E"
const inRow = '<p class="x">Words that are on it</p>'

/** Rule, CSS and markup with a fault, and the expected violation. */
const FAULTS: readonly (readonly [look: Look, css: string, body: string, violation: RegExp])[] = [
  [layoutViolations, '', '<div style="width:2000px">Wide</div>', /^the page is \d+ px wide/],
  [layoutViolations, '.x{width:50px;overflow:hidden;white-space:nowrap}', inRow, /^is cut off: p/],
  [layoutViolations, 'li+li{margin-block-start:-1.5em}', '', /^overlaps other text/],
  [layoutViolations, 'button{width:20px;white-space:nowrap}', '', /^sticks out: button/],
  [layoutViolations, '.x{position:absolute;left:-20px}', inRow, /^reaches over the left edge/],
  [layoutViolations, '.x{font-size:11px}', inRow, /^is 11 px small/],
  [layoutViolations, 'input{width:40px}', '<input value="Many, many words">', /^is too small/],
  [
    layoutViolations,
    'img{width:80px;height:30px}',
    `${pixel}${square}">`,
    /^is distorted to 80 by/,
  ],
  [layoutViolations, '', `${pixel}none">`, /^is not there: <img/],
  [spaced, '.x{width:150px;height:24px;overflow:clip}', inRow, /^is cut off: p/],
  [findBrokenWords, 'li{width:2ch;word-break:break-all}', '', /^"One" is broken|^"Two" is broken/],
  [orderViolations, 'ol{display:flex;flex-direction:row-reverse}', '', /^is before li "One"/],
  [generatedContentViolations, "h1::before{content:'9'}", '', /^has "9" from its styles/],
  [generatedContentViolations, 'p{counter-increment:p 2}', '', /^counts by p 2/],
  [generatedContentViolations, 'p::before{content:counter(p)}', '', /^reads a number aloud/],
  [interactionViolations, 'p{user-select:none}', '', /^cannot be selected: <p/],
  [interactionViolations, 'a{pointer-events:none}', '', /^cannot be pressed: <a/],
  [axeViolations, '', '<button type="button"></button>', /^violates button-name/],
  [axeViolations, '.x{color:#999}', inRow, /^violates color-contrast /],
  [
    axeViolations,
    'button{all:unset;font-size:9px}',
    '<button>b</button><button>c</button>',
    /^violates target-size/,
  ],
  [axeViolations, '', '<img src="/favicon.svg">', /^violates image-alt/],
  [axeViolations, '', '<h4>Deep</h4>', /^violates heading-order/],
  [dark, '@media (prefers-color-scheme:dark){.x{color:#ccc}}', inRow, /^violates color-contrast /],
  [findMissingFocusRings, 'button:focus-visible{outline:0}', '', /^shows no ring: <button/],
  [focusViolations, 'a:focus-visible{outline-width:1px}', '', /^has no ring of 2 px: a/],
  [focusViolations, 'a:focus-visible{outline-color:#ddd}', '', /^has a faint ring/],
  [focusViolations, 'main a{outline:3px solid #000;outline-offset:3px}', '', /^looks the same/],
  [focusViolations, 'header{height:auto;position:fixed;inset:0}', '', /^is covered by header/],
  [
    focusViolations,
    '.x{overflow:hidden}.x a{display:block}',
    '<p class="x"><a href="/">a</a></p>',
    /cut off/,
  ],
  [focusViolations, 'main a{position:absolute;left:-900px}', '', /^is out of the window: a/],
  [motionViolations, '@keyframes k{}h1{animation:k 1s infinite}', '', /^is animated: {2}of <h1/],
  [motionViolations, 'a{transition:color 1s}', '', /^has transitions/],
  [motionViolations, 'html{scroll-behavior:smooth}', '', /^scrolls smoothly/],
  [
    viewportViolations,
    '.y{position:fixed;left:-90vw}',
    '<p class="y" role="status">x</p>',
    /^reaches/,
  ],
  [
    viewportViolations,
    '.y{height:4px;overflow:hidden}',
    '<p class="y" role="status">x</p>',
    /^has more/,
  ],
  [viewportViolations, 'header{height:60vh}', '', /^takes \d+ px of/],
  [paper, '@media print{h1{display:none}}', '', /^is not there: Headline/],
  [paper, '@media print{header{position:sticky}}', '', /^is sticky: <header/],
  [paper, '@media print{main a{color:#bbb}}', '', /^is faint: <a/],
  [paper, '@media print{main{width:1200px}}', '', /^is \d+ px wide/],
]

const looks = [...new Set(FAULTS.map(([look]) => look))].map((look) => ({ look, name: look.name }))

test.for(looks)(
  '$name reports every planted fault and nothing else',
  async ({ look }, { reuse, failures }) => {
    failures.ignore(/ERR_INVALID_URL/)
    const page = await reuse()
    await show(page)
    expect(await look(page)).toEqual([])
    for (const [by, css, body, violation] of FAULTS) {
      if (by !== look) continue
      await plant(page, css, body)
      expect(await look(page)).toContainEqual(expect.stringMatching(violation))
    }
  },
)
