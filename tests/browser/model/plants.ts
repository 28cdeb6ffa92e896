/** Faults to put into the documents of a site: each breaks one promise that the model keeps. */

import { followBar, traverse } from './deeds-going.ts'
import { away, hoverPanel, pressEscape, pressItem, pressMenu, pressPanel } from './deeds-opening.ts'
import { resize, scroll, tab, wait } from './deeds-surroundings.ts'
import type { NamedDeed } from './picks.ts'

/** A fault, a visit that comes across it, and what is to be complained of. */
export interface Plant {
  readonly name: string
  /** Runs in the page before its own scripts. */
  readonly plant: () => void
  readonly width: number
  readonly visit: readonly NamedDeed[]
  readonly complaint: RegExp
}

const WIDE = 1280
const NARROW = 360

export const plants: readonly Plant[] = [
  {
    name: 'a panel stays open on Escape',
    plant: () =>
      addEventListener(
        'keydown',
        (event) => event.key === 'Escape' && event.preventDefault(),
        true,
      ),
    width: WIDE,
    visit: [pressPanel(0, 'Enter'), pressEscape],
    complaint: /^popovers: /m,
  },
  {
    name: 'aria-expanded stays as it was',
    plant: () => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        const before = this.getAttribute(name) ?? value
        setAttribute.call(this, name, name === 'aria-expanded' ? before : value)
      }
    },
    width: WIDE,
    visit: [pressPanel(0, 'Enter')],
    complaint: /^expanded: /m,
  },
  {
    name: 'the page stays locked when the menu has closed',
    plant: () =>
      addEventListener(
        'beforetoggle',
        () => document.documentElement.style.setProperty('overflow', 'hidden'),
        true,
      ),
    width: NARROW,
    visit: [pressMenu('mouse'), pressEscape],
    complaint: /^locked: true/m,
  },
  {
    name: 'the page behind the open menu is not locked',
    plant: () =>
      addEventListener(
        'beforetoggle',
        () => document.documentElement.style.setProperty('overflow', 'auto', 'important'),
        true,
      ),
    width: NARROW,
    visit: [pressMenu('mouse')],
    complaint: /^locked: false/m,
  },
  {
    name: 'the page stays out of reach when the menu has closed',
    plant: () => {
      const inert = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert')
      const set = function (this: HTMLElement, value: boolean) {
        if (value) inert?.set?.call(this, value)
      }
      Object.defineProperty(HTMLElement.prototype, 'inert', { ...inert, set })
    },
    width: NARROW,
    visit: [pressMenu('Enter'), pressEscape],
    complaint: /^inert 0: true/m,
  },
  {
    name: 'the title stays that of the page before',
    plant: () => {
      const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
      Object.defineProperty(document, 'title', { ...title, set: () => undefined })
    },
    width: WIDE,
    visit: [followBar(2, 'mouse')],
    complaint: /^title: /m,
  },
  {
    name: 'the canonical address stays that of the page before',
    plant: () => {
      const before = location.href
      const address = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href')
      Object.defineProperty(HTMLLinkElement.prototype, 'href', {
        ...address,
        set(this: HTMLLinkElement, href: string) {
          this.setAttribute('href', this.rel === 'canonical' ? before : href)
        },
      })
    },
    width: WIDE,
    visit: [followBar(2, 'mouse')],
    complaint: /^canonical 0: /m,
  },
  {
    name: 'no link is marked as current',
    plant: () => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'aria-current') setAttribute.call(this, name, value)
      }
    },
    width: WIDE,
    visit: [followBar(2, 'Enter')],
    complaint: /^around \d+: /m,
  },
  {
    name: 'focus is lost when a page arrives',
    plant: () =>
      addEventListener(
        'focusin',
        ({ target }) => target instanceof HTMLHeadingElement && target.blur(),
      ),
    width: WIDE,
    visit: [followBar(2, 'Enter')],
    complaint: /^focus: body instead of heading/m,
  },
  {
    name: 'focus does not come back to the button of what has closed',
    plant: () =>
      addEventListener(
        'toggle',
        ({ newState }) => {
          const { activeElement } = document
          if (newState === 'closed' && activeElement instanceof HTMLElement) activeElement.blur()
        },
        true,
      ),
    width: WIDE,
    visit: [pressPanel(1, 'Enter'), tab('Tab'), pressEscape],
    complaint: /^focus: body instead of button /m,
  },
  {
    name: 'something is left over the page when a panel has closed',
    plant: () =>
      addEventListener(
        'toggle',
        ({ newState }) =>
          newState === 'closed' && document.body.append(document.createElement('aside')),
        true,
      ),
    width: WIDE,
    visit: [pressPanel(0, 'mouse'), pressEscape],
    complaint: /^strangers: /m,
  },
  {
    name: 'an error in the console',
    plant: () => addEventListener('popstate', () => console.error('An update failed.')),
    width: WIDE,
    visit: [followBar(2, 'Enter'), traverse(-1)],
    complaint: /^console: error: An update failed/m,
  },
  {
    name: 'going back changes the address and not the page',
    plant: () => addEventListener('popstate', (event) => event.stopImmediatePropagation(), true),
    width: WIDE,
    visit: [followBar(2, 'Enter'), traverse(-1)],
    complaint: /^h1 0: /m,
  },
  {
    name: 'a page does not go to its top',
    plant: () => Object.assign(window, { scrollTo: () => undefined }),
    width: WIDE,
    visit: [scroll(2000), followBar(2, 'Enter')],
    complaint: /^atTop: false/m,
  },
  {
    name: 'several items of a page stay open',
    plant: () =>
      addEventListener(
        'click',
        () => {
          for (const item of document.querySelectorAll('main details')) item.removeAttribute('name')
        },
        true,
      ),
    width: WIDE,
    visit: [pressItem(0, 'Enter'), pressItem(1, 'Enter')],
    complaint: /^details: \[0,1\] instead of \[1\]/m,
  },
  {
    name: 'a panel does not wait before it closes',
    plant: () =>
      addEventListener('mousemove', () => {
        for (const panel of document.querySelectorAll<HTMLElement>(
          'header div:not(:hover) > :popover-open',
        ))
          panel.hidePopover()
      }),
    width: WIDE,
    visit: [hoverPanel(0), away],
    complaint: /^popovers: \[\] instead of/m,
  },
  {
    name: 'a panel stays when the pointer has left it for long',
    plant: () =>
      addEventListener(
        'pointerout',
        (event) => {
          if (document.querySelector('header :popover-open')) event.stopImmediatePropagation()
        },
        true,
      ),
    width: WIDE,
    visit: [hoverPanel(0), away, wait(200)],
    complaint: /^popovers: \["\w+"\] instead of \[\]/m,
  },
  {
    name: 'the menu stays open in a wide window',
    plant: () => addEventListener('resize', (event) => event.stopImmediatePropagation(), true),
    width: NARROW,
    visit: [pressMenu('mouse'), resize(1280)],
    complaint: /^expanded: /m,
  },
  {
    name: 'a page is wider than its window',
    plant: () =>
      addEventListener('resize', () =>
        document.documentElement.style.setProperty('min-width', '800px'),
      ),
    width: WIDE,
    visit: [resize(360)],
    complaint: /^overflows: true/m,
  },
]
