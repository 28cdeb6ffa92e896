/** What follows from what a visitor does to panels and menu. Pure: a state in, the next one out. */
import type { Facts } from './facts.ts'
import { isNarrow, MENU, type State } from './state.ts'

/** Focus that was inside of what closes goes back to where it was before. */
export function closed(state: State): State {
  const { open, focus, before } = state
  const wasInside = open !== null && focus?.some((place) => place === `in ${open}`)
  return { ...state, open: null, focus: wasInside ? before : focus, heldAt: null }
}

/** Of panels and menu, one at a time is open. */
export function opened(state: State, what: string): State {
  // What closes because something else opens keeps no focus; where it goes is the browser's affair.
  const lost = state.open !== null && state.focus?.includes(`in ${state.open}`)
  const focus = lost ? null : state.focus
  return { ...state, open: what, focus, before: focus, heldAt: null }
}

const toggled = (state: State, what: string): State =>
  state.open === what ? closed(state) : opened(state, what)

/** Focus goes somewhere, which closes what it leaves. */
export function focused(state: State, place: string): State {
  const { open } = state
  const stays = place === `in ${open}` || place === `button ${open}`
  return {
    ...(stays || place === 'body' ? state : { ...state, open: null, heldAt: null }),
    focus: [place],
  }
}

/** The pointer goes into the place of a panel, or out of all. */
export function pointed(facts: Facts, state: State, to: string | null): State {
  const { pointer, now } = state
  if (pointer === to) return state
  const leaving = { ...state.leaving }
  if (pointer !== null) leaving[pointer] = now + facts.shell.behaviour.panelCloseDelayMs
  if (to !== null) delete leaving[to]
  const next = { ...state, pointer: to, leaving }
  if (to === null || state.open === to) return next
  return { ...opened(next, to), hovered: [...state.hovered, to] }
}

/** A panel's button is pressed: the first press does not close what the pointer has opened. */
export function pressed(state: State, panel: string): State {
  const keeps = state.open === panel && state.hovered.includes(panel)
  const hovered = state.hovered.filter((other) => other !== panel)
  const next = { ...focused(state, `button ${panel}`), hovered }
  return keeps ? next : toggled(next, panel)
}

export const menuPressed = (state: State): State => toggled(focused(state, `button ${MENU}`), MENU)

/** A press anywhere else closes what is open. */
export const pressedElsewhere = (state: State, place: string): State => ({
  ...state,
  open: null,
  heldAt: null,
  focus: [place],
})

/** The window gets another width: what has no button there any more closes. */
export function resized(facts: Facts, state: State, width: number): State {
  const next = { ...state, width }
  const isGone = state.open !== null && (state.open === MENU) !== isNarrow(facts, next)
  const crosses = isNarrow(facts, state) !== isNarrow(facts, next)
  return {
    ...(isGone ? closed(next) : next),
    ...(crosses ? { focus: null } : {}),
    atTop: false,
    heldAt: null,
  }
}

/** Time passes for the site. */
export function waited(facts: Facts, state: State, ms: number): State {
  const now = state.now + ms
  const due = [
    ...Object.entries(state.leaving).map(([panel, at]) => ({ at, act: leave(panel) })),
    ...(state.asked ? [{ at: state.asked.at, act: openAsked(facts, state.asked.panel) }] : []),
  ].filter(({ at }) => at <= now)
  due.sort((one, other) => one.at - other.at)
  const next = due.reduce((before, { act }) => act(before), state)
  const { copiedUntil, form } = next
  const toastUntil = form.toastUntil !== null && form.toastUntil <= now ? null : form.toastUntil
  return {
    ...next,
    now,
    copiedUntil: copiedUntil !== null && copiedUntil <= now ? null : copiedUntil,
    form: { ...form, toastUntil },
    rested: true,
  }
}

const leave =
  (panel: string) =>
  (state: State): State => {
    const { [panel]: _, ...leaving } = state.leaving
    const next = { ...state, leaving }
    return state.open === panel ? closed(next) : next
  }

/** In the bar, or as a section of the menu where that is what shows; focus goes along. */
const openAsked =
  (facts: Facts, panel: string) =>
  (state: State): State => {
    const next = { ...state, asked: null }
    if (!isNarrow(facts, state)) {
      const focus = focused(next, `button ${panel}`)
      return focus.open === panel ? focus : opened(focus, panel)
    }
    const menu = focused(next, `button ${MENU}`)
    const open = menu.open === MENU ? menu : opened(menu, MENU)
    const sections = [...new Set([...state.sections, panel])]
    return { ...open, sections, focus: [`in ${MENU}`] }
  }
