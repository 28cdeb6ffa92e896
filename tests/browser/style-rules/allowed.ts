/** What styles of this site may depend on; what they do besides is in `known.ts` and `known-text.ts`. */

import type { Allowed, Known } from './forbidden.ts'
import { KNOWN } from './known.ts'
import { KNOWN_TEXT } from './known-text.ts'

/** What is shown either in wide windows or in narrow ones, at once or in turn. */
const knownAt = (belowPx: number): readonly Known[] => [
  {
    where: 'src/page/MobileMenu.tsx',
    why: 'there the bar itself has room',
    lines: [`@media (min-width: ${belowPx}px) & { display: none }`],
  },
  {
    where: 'src/page/TopBar.tsx',
    why: 'the menu has the same entries',
    lines: [`@media (width < ${belowPx}px) & > nav > ul { display: none }`],
  },
  {
    where: 'src/page/SheetStrip.tsx',
    why: 'of the strip, what is between its ends has no room',
    lines: [
      `@media (width < ${belowPx}px) & li:first-child:nth-last-child(n+3) { display: none }`,
      `@media (width < ${belowPx}px) & li + li:last-child, & span { display: none }`,
    ],
  },
  {
    where: 'src/style/one-by-one.ts',
    why: 'what is below the first screen of a phone is laid out a little later, see tests/browser/one-by-one.test.ts',
    lines: [
      '@keyframes in-turn 0%, 100% { display: none }',
      `@media screen and (width < ${belowPx}px) :root:not([data-fonts], [data-whole]) :is(main > section ~ *, main:has(> section ~ *) + footer) { animation: calc(0.05s * (-2 + sibling-index())) ease 0s 1 normal none running in-turn }`,
    ],
  },
]

/** @param belowPx how wide windows are that show the whole bar */
export const allowedAt = (belowPx: number): Allowed => ({
  widths: [
    `@media (min-width: ${belowPx}px)`,
    `@media (width < ${belowPx}px)`,
    '@media (min-width: 64rem)',
  ],
  tokens: [
    '@media (prefers-color-scheme: dark)',
    '@media not print',
    '@media (scripting: enabled)',
  ],
  states: [
    ...[':root', ':is', ':not', ':has', ':empty', ':first-child', ':last-child', ':only-child'],
    ...[':nth-child', ':nth-last-child', ':hover', ':focus', ':focus-visible', ':disabled'],
    ...[':popover-open', '::before', '::after', '::placeholder', '::selection'],
    ...['::details-content', '::-webkit-details-marker', '::view-transition'],
  ],
  rules: [...KNOWN, ...KNOWN_TEXT, ...knownAt(belowPx)],
})
