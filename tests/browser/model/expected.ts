/** What a window has to show in a state, and how what it shows differs. Pure. */
import type { Facts } from './facts.ts'
import type { Seen } from './seen.ts'
import { addressOf, FIELDS, hasForm, MENU, pathOf, type State } from './state.ts'
import { textFor } from './writing.ts'

/** A colour of the theme as browsers give it back. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** @returns one line for everything that is not as it has to be; none if all is */
export function complaints(facts: Facts, state: State, seen: Seen): string[] {
  const expected = expectedIn(facts, state)
  const different = Object.entries(expected).flatMap(([key, value]) => {
    // The keys of `expected` are keys of `Seen`.
    return differences(key, seen[key as keyof Seen], value)
  })
  return [
    ...different,
    ...(state.lost ? [] : lostFocus(state, seen)),
    ...(state.lost ? [] : barOf(facts, seen)),
  ]
}

function differences(key: string, is: unknown, expected: unknown): string[] {
  if (JSON.stringify(is) === JSON.stringify(expected)) return []
  // Of long lists, only what is different.
  if (Array.isArray(is) && Array.isArray(expected) && is.length === expected.length)
    return is.flatMap((one, nth) => differences(`${key} ${nth}`, one, expected[nth]))
  return [`${key}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`]
}

function lostFocus({ focus }: State, seen: Seen): string[] {
  if (seen.focusInert) return [`focus: ${seen.focus} is out of reach`]
  if (!seen.focusShows) return [`focus: ${seen.focus} cannot be seen`]
  if (focus === null || focus.includes(seen.focus)) return []
  return [`focus: ${seen.focus} instead of ${focus.join(' or ')}`]
}

const barOf = ({ shell }: Facts, { bar, scrolledAt }: Seen): string[] =>
  (bar !== null) === scrolledAt > shell.behaviour.scrolledAfterPx
    ? []
    : [`bar: ${bar === null ? 'not scrolled' : 'scrolled'} at ${scrolledAt}`]

function expectedIn(facts: Facts, state: State): Partial<Seen> {
  if (state.lost) return { lost: true }
  const path = pathOf(state)
  const page = facts.pages.get(path)
  if (!page) throw new Error(`The model has no page at ${path}.`)
  const isMenu = state.open === MENU
  const names = [...facts.panels.map(({ name }) => name), MENU]
  return {
    lost: false,
    live: true,
    address: addressOf(state),
    title: page.canonical ? page.title : facts.shell.notFound.title,
    canonical: page.canonical ? [page.canonical] : [],
    h1: [page.h1],
    mains: 1,
    headings: [...page.headings],
    around: aroundOf(facts, page.canonical ? path : ''),
    currentInMain: page.links.map(({ href }) => href).filter((href) => href === path),
    crumbs: page.crumbs,
    expanded: Object.fromEntries(names.map((name) => [name, String(state.open === name)])),
    popovers: state.open === null ? [] : [state.open],
    sections: names.filter((name) => state.sections.includes(name)),
    details: [...state.details],
    locked: isMenu,
    inert: [isMenu, isMenu],
    overflows: false,
    strangers: [],
    followers: state.moving ? 1 : 0,
    paper: rgb(facts.theme[state.scheme].paper),
    banner: {
      moves: !state.bannerRests,
      button: facts.shell.words[state.bannerRests ? 'resumeBanner' : 'pauseBanner'],
      shows: state.moving,
    },
    form: formOf(facts, state),
    ...(hasForm(facts, state)
      ? { copy: state.copiedUntil === null ? '' : facts.contact.copy.done }
      : {}),
    ...(state.atTop ? { atTop: true } : {}),
    ...(state.heldAt === null ? {} : { scrolledAt: state.heldAt }),
    ...(state.rested ? { transitions: 0 } : {}),
  }
}

/** The links around the page in their order, with those that lead to it. */
const aroundOf = ({ around }: Facts, path: string): string[] =>
  around.map(({ href, panel }) =>
    href === path && panel === undefined ? `${href} (current)` : href,
  )

function formOf(facts: Facts, state: State): Seen['form'] {
  if (!hasForm(facts, state)) return null
  const { form } = facts.contact
  const { filled, wrong, toastUntil } = state.form
  const text = (field: (typeof FIELDS)[number]) => textFor(facts, field, filled[field])
  const isWrong = (field: (typeof FIELDS)[number]) => wrong.includes(field)
  const { email, contact, message } = form.fields
  const errors = Object.entries({ email, contact, message })
  return {
    values: Object.fromEntries(FIELDS.map((field) => [field, text(field)])),
    wrong: FIELDS.filter(isWrong),
    // The keys of `errors` are fields.
    errors: errors.flatMap(([field, { error }]) => (isWrong(field as 'email') ? [error] : [])),
    disabled: wrong.length > 0,
    button: form.submit,
    counter: counterOf(facts, message.counter, text('message').length),
    toast: toastUntil === null ? '' : form.success,
  }
}

/** Of a text of plain letters: each is one byte. */
function counterOf({ shell }: Facts, template: string, length: number): string {
  const numbers = new Intl.NumberFormat(shell.language)
  return template
    .replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(shell.behaviour.messageMaxBytes))
}
