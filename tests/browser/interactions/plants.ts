/** Pages that work too much; the work is always the same, however busy the machine is. */
import type { Page } from 'playwright-core'
import { path as contactPath } from '../form.ts'
import { pageWith } from '../parts.ts'
import { going } from './going.ts'
import type { Round } from './meter.ts'
import { pointing } from './pointing.ts'
import { pressing } from './pressing.ts'
import { writing } from './writing.ts'

export interface Plant {
  readonly what: string
  /** What makes the page work; by itself it does so five times in a second, or in every frame. */
  readonly event: string
  /** How much: a million rounds take some 4 ms. */
  readonly millions: number
  readonly round: Round
  /** The deeds that have to cost too much. */
  readonly named: RegExp
  readonly path?: string
}

const withItems = pageWith('accordion').path

const late = (event: string, round: Round, named: RegExp, millions = 60): Omit<Plant, 'what'> => ({
  event,
  millions,
  round,
  named,
})

export const PLANTS: readonly Plant[] = [
  { what: 'items that open late', path: withItems, ...late('toggle', pressing, /^open /) },
  { what: 'work whenever something scrolls', ...late('scroll', pressing, /^scroll /, 16) },
  { what: 'work without end', ...late('interval', pressing, /^idle/, 6) },
  { what: 'work when a page arrives', ...late('pushState', going('/'), /^go to /) },
  { what: 'work when somebody goes back', ...late('popstate', going('/'), /^go back /) },
  { what: 'work under the pointer', ...late('pointerover', pointing, /^point to /, 20) },
  { what: 'work whenever the pointer moves', ...late('pointermove', pointing, /^answer /, 2) },
  { what: 'frames without end', ...late('frame', pointing, /^rest /, 0) },
  {
    what: 'work that grows with a message',
    path: contactPath,
    ...late('input', writing, /^write a letter at the end/),
  },
  { what: 'work before sending', path: contactPath, ...late('submit', writing, /^send/) },
]

/** Puts one into a page that is live. */
export const plantIn = (page: Page, { event, millions }: Plant): Promise<void> =>
  page.evaluate(
    ({ event, millions }) => {
      const burn = ({ target }: Event) => {
        // Panels are toggled, too.
        if (event === 'toggle' && !(target instanceof HTMLDetailsElement)) return
        let sum = 1
        for (let at = 0; at < millions * 1e6; at += 1) sum = (sum * 31 + at) % 1_000_003
        Reflect.set(window, 'sum', sum)
      }
      const ask = () => {
        requestAnimationFrame(ask)
      }
      addEventListener(event, burn, { capture: true })
      if (event === 'interval') setInterval(burn, 200, new Event(event))
      if (event === 'frame') ask()
    },
    { event, millions },
  )
