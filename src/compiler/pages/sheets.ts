import type { Crumb, PageData, Sets } from '../../model.ts'
import { routeKey } from '../../routes.ts'

/** A page before it has its place among the others. */
export interface UnnumberedPage extends Omit<PageData, 'sheet'> {
  /** Name of its set, one of the sets. */
  readonly set: string
  /** What it is called in the trail, if not like its headline. */
  readonly name?: string | undefined
}

/** Digits of a sheet number at least. */
const DIGITS = 2

/**
 * Numbers the sheets of every set in the order of the pages, so that a page that is added or moved needs
 * no number of its own.
 */
export function numbered(pages: readonly UnnumberedPage[], sets: Sets): PageData[] {
  const totals = new Map<string, number>()
  const numbers = pages.map(({ set }) => {
    const number = (totals.get(set) ?? 0) + 1
    totals.set(set, number)
    return number
  })
  const home = pages.find(({ path }) => path === '/')
  return pages.map((unnumbered, index) => {
    const { set, name: _, ...page } = unnumbered
    const number = numbers[index] ?? 0
    const of = totals.get(set) ?? 0
    const digits = Math.max(DIGITS, `${of}`.length)
    const code = `${sets[set]?.letter ?? ''} ${`${number}`.padStart(digits, '0')}`
    const trail = trailOf(unnumbered, home, sets)
    return { ...page, sheet: { code, number, of, set, trail } }
  })
}

function trailOf(page: UnnumberedPage, home: UnnumberedPage | undefined, sets: Sets): Crumb[] {
  const here = { label: nameOf(page) }
  if (!home || page === home) return [here]
  return [{ label: nameOf(home), href: home.path }, ...crumbOf(page, sets), here]
}

/** The step of the set; none on the page that leads to the set. */
function crumbOf({ set, path }: UnnumberedPage, sets: Sets): Crumb[] {
  const { label, page } = sets[set] ?? {}
  if (label === undefined) return []
  const href = page?.kind === 'route' ? page.href : undefined
  if (href === undefined) return [{ label }]
  return routeKey(href.replace(/#.*/, '')) === routeKey(path) ? [] : [{ label, href }]
}

/** The short name of a page: its own, else the headline that it begins with, else its title. */
function nameOf({ name, sections, title }: UnnumberedPage): string {
  const [first] = sections
  return name ?? (first && 'headline' in first ? first.headline : undefined) ?? title
}
