import { z } from 'zod'

const px = z.int().min(0).max(10_000)
const ms = z.int().min(0).max(60_000)
const percent = z.int().min(1).max(100)

/** Every constant of the interface, with its unit in its name. */
export const behaviour = z.strictObject({
  mobileBelowPx: px.meta({
    title: 'Mobile below (px)',
    description: 'Narrower windows get the mobile menu.',
  }),
  scrolledAfterPx: px.meta({
    title: 'Scrolled after (px)',
    description: 'The top bar turns white once scrolled further than this.',
  }),
  panelCloseDelayMs: ms.meta({
    title: 'Panel close delay (ms)',
    description: 'How long a panel stays after the pointer has left.',
  }),
  panelWidthPx: px.meta({
    title: 'Panel width (px)',
    description: 'Width of an open navigation panel.',
  }),
  panelMaxWidthPercent: percent.meta({
    title: 'Panel width limit (%)',
    description: 'The panel is at most this share of the window.',
  }),
  footerPanelDelayMs: ms.meta({
    title: 'Footer panel delay (ms)',
    description: 'How long after arriving on the home page a panel asked for in the footer opens.',
  }),
  toastMs: ms.meta({
    title: 'Success message (ms)',
    description: 'How long the message after a sent contact request shows.',
  }),
  copiedTooltipMs: ms.meta({
    title: 'Copied tooltip (ms)',
    description: 'How long the tooltip shows after an address was copied.',
  }),
  revealAtPercent: percent.meta({
    title: 'Reveal at (%)',
    description: 'How much of a section must be visible before it fades in.',
  }),
  routeChangeScroll: z.enum(['smooth', 'instant']).meta({
    title: 'Scroll on page change',
    description: 'How the page returns to the top when the route changes.',
  }),
  historyScroll: z.enum(['restore', 'top']).default('restore').meta({
    title: 'Scroll on back and forward',
    description:
      'Where a page begins that the visitor goes back or forward to: restore is where it was left, top its top.',
  }),
  messageMaxBytes: z.int().min(100).max(8000).meta({
    title: 'Longest message (bytes)',
    description:
      'How long the message of a contact request may be, in bytes as it stands in the address: a plain letter is 1, an accented one 6.',
  }),
})
