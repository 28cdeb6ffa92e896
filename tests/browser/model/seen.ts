/** What a window shows, as far as the model says something about it. */
import type { Page } from 'playwright-core'

export type Seen = Awaited<ReturnType<typeof see>>

/** Looks at a page after its next frames. */
export const see = (page: Page) =>
  page.evaluate(async () => {
    const lost = location.protocol === 'chrome-error:'
    for (let frame = 0; frame < 2 && !lost; frame += 1) await new Promise(requestAnimationFrame)
    const all = <E extends Element = HTMLElement>(
      selector: string,
      inside: ParentNode = document,
    ) => [...inside.querySelectorAll<E>(selector)]
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)
    const textOf = (selector: string) => one(selector)?.textContent ?? null
    const placeOf = (element: Element | null): string => {
      const name = (it: Element) => it.getAttribute('data-panel') ?? 'menu'
      if (!element || element === document.body) return 'body'
      const popover = element.closest('[popover]')
      if (popover) return `in ${name(popover.previousElementSibling ?? popover)}`
      if (element.matches('header [aria-controls]')) return `button ${name(element)}`
      if (element.matches('main h1')) return 'heading'
      if (element.matches('main')) return 'main'
      if (element.matches('main summary')) {
        return `summary ${all<Element>('main summary').indexOf(element)}`
      }
      if (element.matches('form :is(input, textarea)'))
        return `field ${element.getAttribute('name')}`
      if (element.matches('form button')) return 'submit'
      if (element.matches('address button')) return 'copy'
      if (element.matches('footer button')) return 'banner button'
      const [region = 'other'] = ['header', 'main', 'footer'].filter((it) => element.closest(it))
      return `${element.tagName.toLowerCase()} in ${region}`
    }
    const linkOf = (link: Element) =>
      `${link.getAttribute('href')}${link.getAttribute('aria-current') === 'page' ? ' (current)' : ''}`
    const openOf = (element: Element) => element.previousElementSibling?.getAttribute('data-panel')
    const buttons = all('header [aria-controls]')
    const html = document.documentElement
    const last = all('#root footer *').at(-1)
    const scrolledAt = window.scrollY
    const active = document.activeElement
    const details = all<HTMLDetailsElement>('main details')
    const fields = all<HTMLInputElement>('main form :is(input, textarea)')
    const popovers = all(':popover-open:not([data-cursor])')
    return {
      lost,
      live: !!last && Object.keys(last).some((key) => key.startsWith('__reactFiber$')),
      address: decodeURI(location.pathname) + location.hash,
      title: document.title,
      canonical: all<HTMLLinkElement>('link[rel=canonical]').map(({ href }) => href),
      h1: all('h1').map(({ textContent }) => textContent),
      mains: all('main').length,
      headings: all('main :is(h1, h2, h3, h4, h5, h6)').map(({ textContent }) => textContent),
      around: all('header a, footer a').map(linkOf),
      currentInMain: all('main a[aria-current]').map((link) => link.getAttribute('href')),
      crumbs: all('main li[aria-current=page]').length,
      expanded: Object.fromEntries(
        buttons.map((it) => [it.getAttribute('data-panel') ?? 'menu', it.ariaExpanded]),
      ),
      popovers: popovers.map((it) => openOf(it) ?? 'menu'),
      hovered:
        all('header [data-panel][aria-controls]')
          .find((it) => it.parentElement?.matches(':hover'))
          ?.getAttribute('data-panel') ?? null,
      sections: all<HTMLDetailsElement>('[data-menu] details[open]').map((it) => it.dataset.panel),
      details: details.flatMap(({ open }, nth) => (open ? [nth] : [])),
      locked: !lost && getComputedStyle(html).overflowY === 'hidden',
      inert: all('main, #root footer').map(({ inert }) => inert),
      scrolledAt,
      atTop: scrolledAt === 0,
      bar: one('header')?.dataset.scrolled ?? null,
      overflows: html.scrollWidth > html.clientWidth,
      strangers: [...(document.body?.children ?? [])]
        .filter((it) => it.id !== 'root' && !it.matches('[data-cursor], script'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      followers: all('[data-cursor]').length,
      paper: lost ? '' : getComputedStyle(html).backgroundColor,
      transitions: document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'),
        ).length,
      banner: {
        moves: one('footer a[data-moving]') !== null,
        button: textOf('footer div > button'),
        shows: one('footer div > button')?.checkVisibility({ visibilityProperty: true }) ?? false,
      },
      form: one('main form') && {
        values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
        wrong: fields.filter((it) => it.ariaInvalid === 'true').map(({ name }) => name),
        errors: all('main form [aria-live]')
          .map(({ textContent }) => textContent)
          .filter(Boolean),
        disabled: one('main form button')?.matches(':disabled') ?? false,
        button: textOf('main form button'),
        counter: all('main form div:has(> textarea) > :last-child')
          .map((it) => it.textContent)
          .join(),
        toast: textOf('main form [role=status]'),
      },
      copy: textOf('address [role=status]'),
      focus: placeOf(active),
      focusShows: !active || active.checkVisibility({ visibilityProperty: true }),
      focusInert: !!active?.closest('[inert]'),
    }
  })
