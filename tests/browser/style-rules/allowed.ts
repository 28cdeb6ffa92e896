/** What styles of this site may depend on; what they do besides is in `known.ts` and `known-text.ts`. */

import type { Allowed, Known } from './forbidden.ts'
import { KNOWN } from './known.ts'
import { KNOWN_TEXT } from './known-text.ts'

/** What is shown either in wide windows or in narrow ones. */
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
]

/** @param belowPx how wide windows are that show the whole bar */
export const allowedAt = (belowPx: number): Allowed => ({
  widths: [
    `@media (min-width: ${belowPx}px)`,
    `@media (width < ${belowPx}px)`,
    '@media (min-width: 64rem)',
  ],
  tokens: ['@media (prefers-color-scheme: dark)', '@media not print'],
  states: [
    ...[':root', ':is', ':not', ':has', ':empty', ':first-child', ':last-child', ':only-child'],
    ...[':nth-child', ':nth-last-child', ':hover', ':focus', ':focus-visible', ':disabled'],
    ...[':popover-open', '::before', '::after', '::placeholder', '::selection'],
    ...['::details-content', '::-webkit-details-marker', '::view-transition'],
  ],
  rules: [...KNOWN, ...KNOWN_TEXT, ...knownAt(belowPx)],
})
