/** Rules that `forbidden.ts` forbids and this site has, all of them, each with its reason. */
import type { Known } from './forbidden.ts'

/** Where the rules stand that are no component's. */
export const GLOBAL = 'src/style/global.ts'

export const KNOWN: readonly Known[] = [
  {
    where: GLOBAL,
    why: 'parts of a page that is still arriving, until the next one has begun',
    lines: [
      'header:not(:has(+ main)) > nav, header + main:not(:has(+ footer)) > div:not(:has(+ *)), main:not(:has(+ footer)) > section:not(:has(+ *)), footer > :first-child:not(:has(+ *)) { visibility: hidden }',
    ],
  },
  {
    where: GLOBAL,
    why: 'the one ring',
    lines: [
      ':focus-visible { outline: 3px solid var(--colour-ink) }',
      ':focus-visible { outline-offset: 3px }',
    ],
  },
  {
    where: 'src/ui/linkLooks.ts',
    why: 'the ring of a link that covers a card goes around the card',
    lines: [
      '&:focus-visible { outline: 0px }',
      '&:focus-visible::after { outline: 3px solid var(--colour-ink) }',
      '&:focus-visible::after { outline-offset: 3px }',
    ],
  },
  {
    where: 'src/page/FooterBanner.tsx',
    why: 'outside, the ring would be cut off',
    lines: ['& > a:focus-visible { outline-offset: -6px }'],
  },
  {
    where: 'src/page/NextSheet.tsx',
    why: 'outside, the ring would be cut off',
    lines: ['& a:focus-visible::after { outline-offset: -6px }'],
  },
  {
    where: 'src/page/SheetStrip.tsx',
    why: 'outside, the ring would lie on what is beside it',
    lines: ['& a { outline-offset: -3px }'],
  },
  {
    where: 'src/page/Layout.tsx',
    why: 'the focus is set there after a change of pages, where nobody can type; the skip link comes by Tab',
    lines: ['& > main:focus { outline: 0px }', '& > a:not(:focus) { translate: 0px -200% }'],
  },
  {
    where: 'src/ui/openingLayouts.ts',
    why: 'lines of a drawing that nothing can focus, and a sheet that ends where the picture does',
    lines: [
      '&:has(> :only-child)::after { outline: 1px dashed var(--colour-quiet) }',
      '&:has(> :only-child)::after { outline-offset: calc(-1 * var(--space-8)) }',
      '& { overflow: hidden }',
    ],
  },
  {
    where: 'src/ui/Disclosure.tsx',
    why: 'a sign drawn with backgrounds, which turns as its item opens',
    lines: [
      '& > summary::after { forced-color-adjust: none }',
      '& > summary::after { transition: rotate 200ms }',
    ],
  },
  {
    where: 'src/sections/case-study/Screens.tsx',
    why: 'a sign drawn with backgrounds; the frame of what can be opened',
    lines: [
      '& > button::after { forced-color-adjust: none }',
      '& > button:hover { border-color: var(--colour-accent) }',
    ],
  },
  {
    where: GLOBAL,
    why: 'a button that waits for an answer says so',
    lines: [':disabled { opacity: 0.55 }', ':disabled { pointer-events: none }'],
  },
  {
    where: GLOBAL,
    why: 'what is not there; the page behind the menu keeps its place; taps reach the page that comes',
    lines: [
      'summary::-webkit-details-marker { display: none }',
      '[hidden] { display: none !important }',
      'html:has([data-menu]:popover-open) { overflow: hidden }',
      '::view-transition { pointer-events: none }',
    ],
  },
  {
    where: GLOBAL,
    why: 'both pairs of colours are among those whose contrast the compiler asks for',
    lines: [
      '::selection { background: var(--colour-accent) }',
      '::selection { color: var(--colour-on-accent) }',
      '@media not print [data-tone="night"] { background: var(--colour-night) }',
      '@media not print [data-tone="night"] { color: var(--colour-on-night) }',
    ],
  },
  {
    where: GLOBAL,
    why: 'asked for more contrast, what is quiet is as dark as the rest',
    lines: ['quiet', 'rule'].map(
      (role) => `@media (prefers-contrast: more) :root { --colour-${role}: var(--colour-ink) }`,
    ),
  },
  {
    where: GLOBAL,
    why: 'sections come up once, and what was clicked is scrolled to, unless visitors want less motion',
    lines: [
      'html { scroll-behavior: smooth }',
      'main > section { transition: opacity 0.6s }',
      '[data-unseen] { opacity: 0 }',
    ].map((line) => `@media screen and (prefers-reduced-motion: no-preference) ${line}`),
  },
  {
    where: GLOBAL,
    why: 'less motion is none',
    lines: [
      'animation: auto ease 0s 1 normal none running none !important',
      'transition: none !important',
    ].map((one) => `@media (prefers-reduced-motion: reduce) *, ::before, ::after { ${one} }`),
  },
  {
    where: GLOBAL,
    why: 'paper: nothing to click, all that can be opened is open, pictures are as small as they can be',
    lines: [
      'header, footer > :not(ul), [popover], button:not(:has(img)) { display: none !important }',
      'a { background: none !important }',
      'a { color: inherit !important }',
      'h2, h3 { break-after: avoid }',
      'li, figure, details { break-inside: avoid }',
      'main img { inline-size: auto }',
      'main img { max-block-size: 7cm }',
      'details::details-content { content-visibility: visible }',
      'details::details-content { block-size: auto }',
    ].map((line) => `@media print ${line}`),
  },
  {
    where: 'src/ui/buttonLooks.ts',
    why: 'pairs of colours whose contrast the compiler asks for',
    lines: [
      '& { transition: 150ms }',
      '&:hover { background: var(--colour-signal) }',
      '&:hover { color: var(--colour-night) }',
      '&:hover { background: var(--colour-ink) }',
      '&:hover { color: var(--colour-paper) }',
    ],
  },
  {
    where: 'src/page/NextSheet.tsx',
    why: 'the underline that comes under the pointer',
    lines: ['& a:hover { text-decoration-color: inherit }'],
  },
  {
    where: 'src/sections/grid/layouts.ts',
    why: 'a card that leads somewhere',
    lines: ['& > li:hover { border-color: var(--colour-accent) }'],
  },
  {
    where: 'src/page/FooterBanner.tsx',
    why: 'the line that runs across the window, and the button that stops it where it can run',
    lines: [
      '& { overflow: hidden }',
      '& > a { animation: 40s linear 0s infinite normal none paused frames }',
      '& > a[data-moving] { animation-play-state: running }',
      '& > button:not([data-live]) { visibility: hidden }',
      '@media (prefers-reduced-motion: reduce) & > button { display: none }',
    ],
  },
  {
    where: 'src/page/navigationLook.ts',
    why: 'at the end of a panel the page behind it does not begin to scroll',
    lines: ['& { overscroll-behavior: contain }'],
  },
  {
    where: 'src/page/TopBar.tsx',
    why: 'the bar keeps still while pages change',
    lines: ['& { view-transition-name: bar }'],
  },
  {
    where: 'src/page/MobileMenu.tsx',
    why: 'a drawing behind the foot of the menu',
    lines: ['& > div { overflow: hidden }', '& > div > svg { opacity: 0.16 }'],
  },
  {
    where: 'src/page/NavPanel.tsx',
    why: 'the shadow of what floats, and a drawing behind its foot',
    lines: [
      '& { box-shadow: 0 var(--space-4) var(--space-8) rgb(0 0 0 / 0.16) }',
      '& > :last-child > svg { opacity: 0.2 }',
    ],
  },
  {
    where: 'src/page/Waiting.tsx',
    why: 'the sign that the next page is on its way, once it says something',
    lines: [
      '& { overflow: hidden }',
      '&:empty { display: none }',
      '&::after { animation: 1.2s linear 0s infinite normal none running frames }',
    ],
  },
  {
    where: 'src/sections/contact/Toast.tsx',
    why: 'the shadow of what floats, once it says something',
    lines: [
      '& { box-shadow: 0 var(--space-4) var(--space-8) rgb(0 0 0 / 0.16) }',
      '&:empty { display: none }',
    ],
  },
  {
    where: 'src/sections/contact/Field.tsx',
    why: 'errors are there once they say something; browsers would make placeholders fainter',
    lines: [
      '& > [aria-live]:empty { display: none }',
      '& > :is(input, textarea)::placeholder { color: var(--colour-quiet) }',
      '& > :is(input, textarea)::placeholder { opacity: 1 }',
    ],
  },
  {
    where: 'src/sections/contact/CopyButton.tsx',
    why: 'the tooltip is there once it says something',
    lines: ['& > [role="status"]:empty { display: none }'],
  },
  {
    where: 'src/ui/arrangements.ts',
    why: 'the lines of graph paper, on which nothing depends',
    lines: ['& { --line: color-mix(in oklab, var(--colour-rule) 45%, transparent) }'],
  },
]
