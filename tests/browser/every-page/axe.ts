/** What axe-core says of a page, with all of its rules. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { differences, shapesOf } from './sameness.ts'
import { inState } from './states.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The surroundings in which pages are looked at. */
export const SCHEMES = ['light', 'dark'] as const

/** Something that axe cannot decide, and why it needs no decision where it was found. */
export interface Explanation {
  readonly rule: string
  /** What it is said of, exactly. */
  readonly selector: string
  readonly reason: string
}

/** Explanations, and which of them have been needed so far. */
export class Explained {
  readonly list: readonly Explanation[]
  readonly #needed = new Set<number>()

  constructor(list: readonly Explanation[]) {
    this.list = list
  }

  need(indices: readonly number[]): void {
    for (const index of indices) this.#needed.add(index)
  }

  /** Explanations of what is no longer there: complaints. */
  unneeded(): string[] {
    const idle = this.list.filter((_, index) => !this.#needed.has(index))
    return idle.map(
      ({ rule, selector }) => `nothing needs the explanation of ${rule} at ${selector}`,
    )
  }
}

/**
 * Violations of any rule of axe, experimental ones and best practices included, and what it could not
 * decide without an explanation. None is switched off.
 * @param within the part to be looked at; all without it. Rules about a page as a whole need all.
 * @param only the rules that can tell something new; all without them
 */
export async function axeComplaints(
  page: Page,
  explained: Explained,
  within = 'html',
  only: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const { complaints, needed } = await page.evaluate(run, {
    within,
    only,
    explanations: explained.list.map(({ rule, selector }) => ({ rule, selector })),
  })
  explained.need(needed)
  return complaints
}

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/**
 * `axeComplaints` in light and in dark surroundings. Between them only colours may change, so that the
 * other rules need to be asked once; whatever else changes is a complaint. Leaves it light.
 */
export async function inBothSchemes(page: Page, explained: Explained): Promise<string[]> {
  const complaints = inState('light', await axeComplaints(page, explained))
  const shapes = await shapesOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const names = ['in light surroundings', 'in dark ones'] as const
  complaints.push(...differences(shapes, await shapesOf(page), names))
  complaints.push(...inState('dark', await axeComplaints(page, explained, 'html', OF_COLOURS)))
  await page.emulateMedia({ colorScheme: 'light' })
  return complaints
}

interface Order {
  readonly within: string
  readonly only: readonly string[]
  readonly explanations: readonly { readonly rule: string; readonly selector: string }[]
}

/** Runs in the page. */
async function run({ within, only, explanations }: Order) {
  // The source has defined it, which the types of the page cannot know.
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const isAsked = (rule: string) => only.length === 0 || only.includes(rule)
  const rules = Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: isAsked(ruleId) }]),
  )
  const { violations, incomplete } = await axe.run(within === 'html' ? document : within, {
    rules,
    resultTypes: ['violations', 'incomplete'],
  })
  const needed: number[] = []
  const isExplained = (rule: string, target: string) => {
    const element = document.querySelector(target)
    const index = explanations.findIndex(
      (one) => one.rule === rule && element?.matches(one.selector),
    )
    if (index !== -1) needed.push(index)
    return index !== -1
  }
  const complaints: string[] = []
  for (const [kind, results] of [
    ['violates', violations],
    ['leaves open', incomplete],
  ] as const) {
    for (const { id, nodes } of results) {
      for (const { target, html, any, all, none } of nodes) {
        const place = target.join(' ')
        if (kind === 'leaves open' && isExplained(id, place)) continue
        const why = [...any, ...all, ...none].map(({ message }) => message).join(' ')
        complaints.push(`${kind} ${id} at ${place} (${html.slice(0, 100)}): ${why}`)
      }
    }
  }
  return { complaints, needed }
}
