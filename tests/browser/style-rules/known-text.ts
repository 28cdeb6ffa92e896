/** The same as `known.ts`, of how far letters and lines stand apart, and of what lies on what. */
import type { Known } from './forbidden.ts'
import { GLOBAL } from './known.ts'

export const KNOWN_TEXT: readonly Known[] = [
  {
    where: GLOBAL,
    why: 'lines of text are far apart, those of headings are close, and what is typed has the distances of its place',
    lines: [
      'button, input, select, textarea { letter-spacing: inherit }',
      'html { font: 400 var(--step-0)/1.55 var(--font-text) }',
      'h1, h2, h3, h4 { font: 800 1em/1.1 var(--font-display) }',
      'h1, h2, h3, h4 { letter-spacing: -0.025em }',
    ],
  },
  {
    where: 'src/ui/Heading.tsx',
    why: 'the largest headings are set solid, and the smallest are text',
    lines: [
      '& { line-height: 1 }',
      '& { line-height: 1 }',
      '& { font: 700 var(--step-1) / 1.25 var(--font-text) }',
      '& { letter-spacing: 0px }',
    ],
  },
  {
    where: 'src/ui/openingLayouts.ts',
    why: 'the headline of a page, and the words on its picture',
    lines: [
      '& > :first-child > :is(h1, h2) { line-height: 0.95 }',
      '@media (min-width: 768px) & > div ~ div { z-index: 1 }',
    ],
  },
  {
    where: 'src/ui/Label.tsx',
    why: 'labels are short, and not drawn together within headings',
    lines: ['& { font: 500 var(--step--1) / 1.4 var(--font-mono) }', '& { letter-spacing: 0px }'],
  },
  {
    where: 'src/ui/linkLooks.ts',
    why: 'rows of links are short lines',
    lines: ['& { font: 600 var(--step-1) / 1.3 var(--font-text) }'],
  },
  {
    where: 'src/ui/buttonLooks.ts',
    why: 'the words of a button are one line, or two close ones',
    lines: ['& { line-height: 1.2 }'],
  },
  {
    where: 'src/ui/FigureList.tsx',
    why: 'figures look like headings, each on one line',
    lines: [
      '& dd { font: 800 min(var(--step-4), 10 * var(--share)) / 1 var(--font-display) }',
      '& dd { letter-spacing: -0.025em }',
    ],
  },
  {
    where: 'src/ui/Band.tsx',
    why: 'a number on one line',
    lines: [':is(section, figure) + &::before { font: 500 var(--step--1) / 1.4 var(--font-mono) }'],
  },
  {
    where: 'src/ui/stepLayouts.ts',
    why: 'a number on one line',
    lines: ['& > li::before { font: 500 var(--step--1) / 1 var(--font-mono) }'],
  },
  {
    where: 'src/sections/case-study/Contents.tsx',
    why: 'a number on one line',
    lines: [
      '@media (min-width: 64rem) & > ul a::before { font: 500 var(--step--1) / 1 var(--font-mono) }',
    ],
  },
  {
    where: 'src/sections/testimonial/Testimonial.tsx',
    why: 'a quotation is large',
    lines: ['& blockquote { line-height: 1.25 }', '& blockquote { letter-spacing: -0.01em }'],
  },
  {
    where: 'src/page/Logo.tsx',
    why: 'a name on one line',
    lines: [
      '& { font: 800 min(var(--step-1), 5vw) / 1 var(--font-display) }',
      '& { letter-spacing: -0.02em }',
    ],
  },
  {
    where: 'src/page/FooterBanner.tsx',
    why: 'the line that runs across the window',
    lines: [
      '& > a { font: 800 min(var(--step-6), 13vw) / 1 var(--font-display) }',
      '& > a { letter-spacing: -0.02em }',
    ],
  },
  {
    where: 'src/page/MobileMenu.tsx',
    why: 'large entries, and their numbers, which are not drawn together with them',
    lines: [
      '& > ul > li > a, & > ul > li > details > summary { font: 800 var(--step-2) / 1 var(--font-display) }',
      '& > ul > li > a, & > ul > li > details > summary { letter-spacing: -0.02em }',
      ':is(& > ul > li > a, & > ul > li > details > summary)::before { font: 500 var(--step--1) / 1 var(--font-mono) }',
      ':is(& > ul > li > a, & > ul > li > details > summary)::before { letter-spacing: 0px }',
    ],
  },
  {
    where: 'src/page/NextSheet.tsx',
    why: 'the name of a page looks like its heading',
    lines: [
      '& > p + p { font: 800 min(var(--step-3), 6cqi) / 1.1 var(--font-display) }',
      '& > p + p { letter-spacing: -0.025em }',
    ],
  },
  {
    where: 'src/page/TopBar.tsx',
    why: 'the bar stands before all that scrolls under it',
    lines: ['& { z-index: 10 }'],
  },
  {
    where: 'src/page/Layout.tsx',
    why: 'the skip link stands before the bar',
    lines: ['& > a { z-index: 20 }'],
  },
  {
    where: 'src/page/Waiting.tsx',
    why: 'the sign stands before the page',
    lines: ['& { z-index: 10 }'],
  },
  {
    where: 'src/sections/contact/Toast.tsx',
    why: 'the message stands before the bar',
    lines: ['& { z-index: 20 }'],
  },
  {
    where: 'src/sections/projects/ProjectCover.tsx',
    why: 'the title block stands before its picture',
    lines: ['& > div { z-index: 1 }'],
  },
]
