import { z } from 'zod'

const px = z.int().min(0).max(10_000)
const ms = z.int().min(0).max(60_000)
const percent = z.int().min(1).max(100)

export const behaviour = z.strictObject({
  mobileBelowPx: px.meta({
    title: 'Mobile below (px)',
    description: 'Narrower windows show the mobile menu.',
  }),
  scrolledAfterPx: px.meta({
    title: 'Scrolled after (px)',
    description: 'The top bar gets its background after scrolling this far.',
  }),
  panelCloseDelayMs: ms.meta({
    title: 'Panel close delay (ms)',
    description: 'How long a panel stays open after the pointer leaves it.',
  }),
  panelWidthPx: px.meta({
    title: 'Panel width (px)',
    description: 'Width of an open navigation panel.',
  }),
  panelMaxWidthPercent: percent.meta({
    title: 'Panel width limit (%)',
    description: 'Maximum width of a panel, as a share of the window.',
  }),
  footerPanelDelayMs: ms.meta({
    title: 'Footer panel delay (ms)',
    description: 'Delay before a footer link opens its panel on the home page.',
  }),
  toastMs: ms.meta({
    title: 'Success message (ms)',
    description: 'How long the confirmation of a contact request is shown.',
  }),
  copiedTooltipMs: ms.meta({
    title: 'Copied tooltip (ms)',
    description: 'How long the tooltip is shown after copying the address.',
  }),
  revealAtPercent: percent.meta({
    title: 'Reveal at (%)',
    description: 'How much of a section must be visible before it fades in.',
  }),
  routeChangeScroll: z.enum(['smooth', 'instant']).meta({
    title: 'Scroll on page change',
    description: 'How a new page scrolls to the top: smoothly or instantly.',
  }),
  historyScroll: z.enum(['restore', 'top']).default('restore').meta({
    title: 'Scroll on back and forward',
    description:
      'Scroll position after going back or forward. restore: where the visitor left the page; top: the top of the page.',
  }),
  searchKeys: z.enum(['all', 'command']).optional().meta({
    title: 'Keys of the search',
    description:
      'Keys that open the search. all (default): / and Ctrl K; command: only Ctrl K, so that speech input cannot open it by mistake.',
  }),
  messageMaxBytes: z.int().min(100).max(8000).meta({
    title: 'Longest message (bytes)',
    description:
      'Maximum length of a contact message in URL-encoded bytes: a plain letter takes 1 byte, an accented letter 6.',
  }),
})
