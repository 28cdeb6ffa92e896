import type { Outline } from '../../../schemas/outline.ts'
import { isHome } from '../../contract/base.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Crumb, NextSheet, PageData, Section, Sets, TitleBlock } from '../model.ts'

/** A page before it has its place among the others. */
export interface UnnumberedPage<S extends Section = Section> extends Omit<PageData<S>, 'sheet'> {
  /** Name of its set, one of the sets. */
  readonly set?: string
  /** What it is called in the trail, if not like its headline. */
  readonly name?: string | undefined
  /** What its sections tell of it. */
  readonly outline: Outline
  /** Whether it does not show where it stands. */
  readonly isUnmarked?: boolean
}

/** Digits of a sheet number at least. */
const DIGITS = 2

/**
 * Numbers the sheets of every set in the order of the pages, so that a page that is added or moved needs
 * no number of its own.
 */
export function numbered<S extends Section>(
  pages: readonly UnnumberedPage<S>[],
  sets: Sets,
): PageData<S>[] {
  const members = new Map<string, UnnumberedPage<S>[]>()
  const numbers = pages.map((page) => {
    if (page.set === undefined) return 0
    const all = members.get(page.set)
    if (!all) members.set(page.set, [page])
    return all ? all.push(page) : 1
  })
  const home = homeOf(pages)
  return pages.map((unnumbered, index) => {
    const { set, name: _, outline: __, isUnmarked, ...page } = unnumbered
    if (set === undefined) {
      const trail = trailOf(unnumbered, home, sets)
      // A trail of one step leads nowhere.
      const hidden = isUnmarked || trail.length < 2
      return { ...page, sheet: { trail, ...(hidden && { hidden }) } }
    }
    const all = members.get(set) ?? []
    const number = numbers[index] ?? 0
    const trail = trailOf(unnumbered, home, sets)
    const sheet = { code: codeOf(number, all, sets[set]), number, of: all.length, set, trail }
    const next = nextOf(number, all, sets[set])
    return {
      ...page,
      sheet: { ...sheet, ...(isUnmarked && { hidden: true }), ...(next && { next }) },
    }
  })
}

type Set = Sets[string] | undefined

function codeOf(number: number, all: readonly UnnumberedPage[], set: Set): string {
  const digits = Math.max(DIGITS, `${all.length}`.length)
  return `${set?.letter ?? ''} ${`${number}`.padStart(digits, '0')}`
}

/** The page after a number, the first one after the last; none where the set does not lead on. */
function nextOf(number: number, all: readonly UnnumberedPage[], set: Set): NextSheet | undefined {
  const place = number % all.length
  const page = all[place]
  if (set?.next === undefined || !page || all.length === 1) return undefined
  const { image } = page.outline
  return {
    label: set.next,
    name: nameOf(page),
    href: page.path,
    code: codeOf(place + 1, all, set),
    ...(image && { image }),
  }
}

/**
 * The title block of a page that is none of the sheets.
 * @param code what it has in place of a number
 * @param label what it is called in its trail
 */
export function looseSheet(
  code: string,
  label: string,
  pages: readonly UnnumberedPage[],
): TitleBlock {
  const home = homeOf(pages)
  const start = home ? [{ label: nameOf(home), href: home.path }] : []
  return { code, of: pages.length, trail: [...start, { label }] }
}

const homeOf = (pages: readonly UnnumberedPage[]): UnnumberedPage | undefined =>
  pages.find(({ path }) => isHome(path))

function trailOf(page: UnnumberedPage, home: UnnumberedPage | undefined, sets: Sets): Crumb[] {
  const here = { label: nameOf(page) }
  if (!home || page === home) return [here]
  return [{ label: nameOf(home), href: home.path }, ...crumbOf(page, sets), here]
}

/** The step of the set; none on the page that leads to the set. */
function crumbOf({ set, path }: UnnumberedPage, sets: Sets): Crumb[] {
  const { label, page } = sets[set ?? ''] ?? {}
  if (label === undefined) return []
  const href = page?.kind === 'route' ? page.href : undefined
  if (href === undefined) return [{ label }]
  return routeKey(href.replace(/#.*/, '')) === routeKey(path) ? [] : [{ label, href }]
}

/** The short name of a page: its own, else what its sections call it, else its title. */
const nameOf = ({ name, outline, title }: UnnumberedPage): string => name ?? outline.title ?? title
