import { replace, swap, without } from '../edits.ts'
import type { Fault } from './fault.ts'

/** Wrong addresses, menus, taglines and constants. */
export const sharedFaults: readonly Fault[] = [
  ['a missing page', without('- path: /services/test'), 'no page at /services/test'],
  [
    'an address in other letters',
    replace('- path: /Technologies/IOS', '- path: /Technologies/iOS'),
    'no page at /Technologies/IOS',
  ],
  [
    'an entry in the wrong group',
    swap('to: /services/DevOps }', 'to: /services/UI-UX-Designing }'),
    'the services menu',
  ],
  ['a bar in another order', swap('{ panel: services }', '{ panel: technologies }'), 'the bar'],
  ['a footer without a panel', without('to: { open: technologies }'), 'links to panels'],
  [
    'a changed tagline',
    replace('bold digital experiences', 'digital experiences'),
    'footer tagline',
  ],
  ['another legal name', replace(', Pvt. Ltd.', ', Inc.'), 'legal name'],
  ['another year', replace('copyrightYear: 2024', 'copyrightYear: 2025'), 'legal lines'],
  [
    'another constant',
    replace('panelCloseDelayMs: 200', 'panelCloseDelayMs: 250'),
    'panelCloseDelayMs',
  ],
  ['another error screen', replace('Unexpected Application Error!', 'Something broke'), 'headline'],
]
