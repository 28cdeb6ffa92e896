import { expect, inject } from 'vitest'
import { test } from '../visitor.ts'
import { allowedAt } from './allowed.ts'
import { ruleComplaints } from './forbidden.ts'
import { rulesOf } from './rules.ts'

const allowed = allowedAt(inject('site').shell.behaviour.mobileBelowPx)

/** A style with one fault, and what has to be said of it. */
const FAULTS = [
  ['no ring', '&:focus-visible{outline:0}', /^what has the focus/],
  [
    'no ring where colours are forced',
    '@media (forced-colors:active){&:focus-visible{outline:0}}',
    /^only the width/,
  ],
  [
    'no ring while something is open',
    "&[aria-expanded='true']:focus-visible{outline:0}",
    /^what has the focus/,
  ],
  [
    'no ring at a sibling of what speaks',
    '& > button:has(+ :not(:empty)):focus-visible{outline:0}',
    /^what has the focus/,
  ],
  [
    'a ring in the colour of its ground',
    '& a{outline-color:light-dark(var(--colour-rule),red)}',
    /^what has the focus/,
  ],
  ['a ring that is a shadow no longer', 'input:focus{box-shadow:none}', /^what has the focus/],
  ['a ring in another ink', '&:focus-visible{--colour-ink:transparent}', /^colours are/],
  ['everything as browsers have it', '& button{all:unset}', /^what has the focus/],
  [
    'colours of its own where they are forced',
    '&{forced-color-adjust:none}',
    /^what has the focus/,
  ],
  [
    'dark pictures',
    '@media (prefers-color-scheme:dark){& img{filter:brightness(.15)}}',
    /^nothing lies over/,
  ],
  ['words that break anywhere', 'p{word-break:break-all}', /^lines, words and letters/],
  ['lines that break anywhere', 'p{line-break:anywhere}', /^lines, words and letters/],
  ['hyphens everywhere', '& p{hyphens:auto}', /^lines, words and letters/],
  ['letters on letters', 'h1{letter-spacing:-.1em}', /^lines, words and letters/],
  ['lines on lines', '& > li{line-height:.8}', /^lines, words and letters/],
  ['lines on lines in one word', 'html{font:400 1em/.8 var(--font-text)}', /^lines, words and/],
  ['a part that stands before the bar', '& > div{z-index:11}', /^nothing stands before/],
  ['blurred ground', '&{backdrop-filter:blur(80px)}', /^nothing lies over/],
  ['blended pictures', '& img{mix-blend-mode:multiply}', /^nothing lies over/],
  ['a faint part', '&[data-done]{opacity:.4}', /^nothing is hidden/],
  ['a part that is cut off', '& p{max-block-size:2em;overflow:clip}', /^nothing is hidden/],
  ['a part without colour', '&[data-x]{color:transparent}', /^nothing is hidden/],
  ['a part of no size', '&[data-x]{font-size:0}', /^nothing is hidden/],
  ['text from right to left', '&{direction:rtl}', /^text runs/],
  ['a caret that nobody sees', '& input{caret-color:transparent}', /^text runs/],
  ['text that cannot be selected', '&{user-select:none}', /^text runs/],
  ['a page that cannot be enlarged', 'html{touch-action:pan-x pan-y}', /^text runs/],
  ['a picture that fingers cannot scroll', '& img{touch-action:none}', /^text runs/],
  ['a link that cannot be clicked', '& a{pointer-events:none}', /^text runs/],
  ['no pointer', '&{cursor:none}', /^text runs/],
  [
    'a selection that cannot be read',
    '& ::selection{color:var(--colour-accent)}',
    /^what the pointer/,
  ],
  ['a faint placeholder', '& ::placeholder{color:var(--colour-rule)}', /^what the pointer/],
  ['faint text under the pointer', '&:hover{color:var(--colour-rule)}', /^what the pointer/],
  [
    'faint links that were visited',
    '&:visited{color:var(--colour-rule)}',
    /^nothing depends on :visited/,
  ],
  [
    'faint buttons while they are pressed',
    '&:active{color:var(--colour-signal)}',
    /^nothing depends on :active/,
  ],
  ['a colour for one scheme', '&{border:1px solid light-dark(red,blue)}', /^colours are/],
  ['a colour that is no token', '&{color:#ddd}', /^colours are/],
  ['a colour by name', '&{background-color:silver}', /^colours are/],
  ['faint text on paper', '@media print{& p{color:var(--colour-rule)}}', /^only the width/],
  [
    'less contrast for those who ask for more',
    '@media (prefers-contrast:more){&{color:var(--colour-rule)}}',
    /^only the width/,
  ],
  ['a button for mice alone', '@media (hover:none){&{display:none}}', /^only the width/],
  ['low rows for fingers', '@media (pointer:coarse){&{min-block-size:1rem}}', /^only the width/],
  [
    'logos for coarse screens',
    '@media screen and (min-resolution:2dppx){& img{visibility:hidden}}',
    /^only the width/,
  ],
  [
    'a high bar in low windows',
    '@media (height < 28rem){&{min-block-size:60vh}}',
    /^only the width/,
  ],
  ['another width', '@media (min-width:94rem){& > p{display:none}}', /^only the width/],
  [
    'what only some browsers can do',
    '@supports (display:grid){&{color:inherit}}',
    /^only the width/,
  ],
  ['a long change of pages', '::view-transition-old(*){animation-duration:3s}', /^nothing moves/],
  ['a slow section', 'main>section{transition:opacity 3s}', /^nothing moves/],
  ['a quick line', '& > a{animation:frames 2s linear infinite}', /^nothing moves/],
  ['smooth scrolling for all', 'html{scroll-behavior:smooth}', /^nothing moves/],
  ['an animated margin', '@keyframes a{to{margin-inline-start:-100vw}}', /^what moves leaves/],
  [
    'a page that looks at its pointer',
    ':root:has(:is(a,button):hover) *{--near:1}',
    /^the pointer and the focus/,
  ],
] as const

test.for(FAULTS)('%s: noticed', async ([, css, complaint], { reuse }) => {
  const planted = { where: 'planted', css: css.includes('&') ? nested(css) : css }
  const rules = await rulesOf(await reuse(), [planted])
  const said = ruleComplaints(rules, { ...allowed, rules: [] })
  expect(said).toContainEqual(expect.stringMatching(complaint))
})

/** As the application gives it to one element. */
const nested = (css: string) => `.s-0{${css}}`

test('a rule that is there twice needs two lines, and lines that nothing says are noticed', async ({
  reuse,
}) => {
  const where = 'planted'
  const rules = await rulesOf(await reuse(), [{ where, css: '.s-0{opacity:0}.s-1{opacity:0}' }])
  const look = (lines: readonly string[]) =>
    ruleComplaints(rules, { ...allowed, rules: [{ where, why: 'planted', lines }] })
  const line = '& { opacity: 0 }'
  expect(look([line, line])).toEqual([])
  expect(look([line])).toHaveLength(1)
  expect(look([line, line, line])).toEqual([`nothing says any longer: planted: ${line}`])
})

test('another value in a known rule is noticed', async ({ reuse }) => {
  const where = 'planted'
  const rules = await rulesOf(await reuse(), [{ where, css: '.s-0{z-index:1;line-height:1.1}' }])
  const lines = ['& { z-index: 10 }', '& { line-height: 1.55 }']
  expect(
    ruleComplaints(rules, { ...allowed, rules: [{ where, why: 'planted', lines }] }),
  ).toHaveLength(2 * lines.length)
})
