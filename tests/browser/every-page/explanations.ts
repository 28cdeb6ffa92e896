/** What axe leaves to people to decide, decided. */
import type { Explanation } from './axe.ts'

const hidden = (selector: string, reason: string): Explanation => ({
  rule: 'hidden-content',
  selector,
  reason,
})

const EVERYWHERE: readonly Explanation[] = [
  hidden('header [popover]', 'panels and the menu are opened and looked at then'),
  hidden('main figure > [popover]', 'the same picture as in its button, larger'),
  hidden(
    'footer button',
    'where nothing moves nothing can be paused; looked at in a window with motion',
  ),
]

/** In windows that are at least as wide as the breakpoint. */
export const WIDE: readonly Explanation[] = [
  ...EVERYWHERE,
  hidden('header nav > div:has([data-menu])', 'the mobile menu is for narrow windows'),
]

/** In narrower windows. */
export const NARROW: readonly Explanation[] = [
  ...EVERYWHERE,
  hidden('header nav > ul', 'the bar is for wide windows'),
  hidden('main nav > ol > li', 'the trail is shown in full in wide windows'),
  hidden('main p > span', 'the word before the number of the sheet is shown in wide windows'),
]
