/** What follows from going somewhere. Pure: a state in, the next one out. */
import { type Facts, pathIn } from './facts.ts'
import { closed } from './rules.ts'
import { addressOf, EMPTY_FORM, type Entry, pathOf, type State } from './state.ts'

/** Whether all scripts of a page have been fetched in this window, so that no network is needed for them. */
export type IsFetched = (path: string) => boolean

/** The browser shows a page of its own in place of one that it cannot load: a document by itself. */
const lost = (state: State): State => ({
  ...state,
  lost: true,
  entries: state.entries.map((entry, at) =>
    at === state.at ? { ...entry, document: state.documents } : entry,
  ),
  documents: state.documents + 1,
})

/** A document is loaded: nothing is left of what the one before was in. */
export function loaded(state: State): State {
  if (!state.online) return lost(state)
  return {
    ...state,
    lost: false,
    first: pathOf(state),
    open: null,
    pointer: null,
    leaving: {},
    hovered: [],
    asked: null,
    sections: [],
    details: [],
    bannerRests: false,
    form: EMPTY_FORM,
    copiedUntil: null,
    focus: ['body'],
    atTop: false,
    heldAt: null,
  }
}

/** A page takes the place of another one in the same document. */
function shown(state: State, isFetched: IsFetched): State {
  const address = addressOf(state)
  if (!state.online && !isFetched(pathIn(address))) return lost(state)
  return {
    ...state,
    details: [],
    form: EMPTY_FORM,
    copiedUntil: null,
    focus: ['heading'],
    atTop: !address.includes('#'),
  }
}

const pushed = (state: State, entry: Entry): State => ({
  ...state,
  entries: [...state.entries.slice(0, state.at + 1), entry],
  at: state.at + 1,
})

const replaced = (state: State, address: string): State => ({
  ...state,
  entries: state.entries.map((entry, at) => (at === state.at ? { ...entry, address } : entry)),
})

const documentOf = ({ entries, at }: State): number => entries[at]?.document ?? 0

/**
 * A link is followed, which closes what is open.
 * @param link its address as it is written, and the panel that it asks for, if any
 */
export function followed(
  facts: Facts,
  state: State,
  link: { readonly href: string; readonly panel?: string },
  isFetched: IsFetched,
): State {
  const { href, panel } = link
  const path = pathOf(state)
  const before = { ...closed(state), asked: null }
  if (href.startsWith('#') || href.startsWith(`${path}#`))
    return toPlace(before, path + href.slice(href.indexOf('#')))
  if (!facts.pages.get(pathIn(href))?.canonical) {
    const entry = { address: href, document: state.documents }
    return loaded({ ...pushed(before, entry), documents: state.documents + 1 })
  }
  const next =
    href === path
      ? { ...replaced(before, href), atTop: true }
      : shown(pushed(before, { address: href, document: documentOf(state) }), isFetched)
  if (panel === undefined || next.lost) return next
  return { ...next, asked: { panel, at: state.now + facts.shell.behaviour.footerPanelDelayMs } }
}

/** The browser itself goes to places on the page. */
function toPlace(state: State, address: string): State {
  const next = { ...state, focus: null, atTop: false }
  if (addressOf(state) === address) return next
  return pushed(next, { address, document: documentOf(state) })
}

export const canTraverse = (state: State, by: -1 | 1): boolean => {
  const target = state.entries[state.at + by]
  if (!target || state.lost) return false
  // Without a network it depends on the browser's cache whether a document can be had.
  return state.online || target.document === documentOf(state)
}

/** Back or forward. */
export function traversed(facts: Facts, state: State, by: -1 | 1, isFetched: IsFetched): State {
  const from = documentOf(state)
  const next = { ...closed(state), asked: null, at: state.at + by }
  if (documentOf(next) !== from) return loaded(next)
  const path = pathOf(next)
  if (path === pathOf(state)) return { ...next, atTop: false, focus: null }
  const isPage = facts.pages.get(path)?.canonical !== undefined
  if (isPage) return shown(next, isFetched)
  // Only the server knows what an unknown address is like, unless the document came with it.
  return path === next.first ? shown(next, () => true) : loaded(next)
}
