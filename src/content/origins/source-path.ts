import type { SectionKind } from '../../../schemas/section.ts'
import type { Site } from '../../../schemas/site.ts'
import { isHome } from '../../contract/base.ts'
import type { CompiledSite, Path } from '../model.ts'
import { createOutlineLookup } from './outline-lookup.ts'

/** What is needed to follow a path of the compiled site back. */
interface Both {
  readonly site: Site
  readonly compiled: CompiledSite
  readonly kinds: ReadonlyMap<string, SectionKind>
}

/**
 * The path of the checked site that a value of the compiled site was made from.
 * @returns undefined for what nobody has written, such as the number of pages in a set
 */
export function toSourcePath(both: Both, [part, ...rest]: Path): Path | undefined {
  const [index, ...inside] = rest
  if (part === 'pages' && typeof index === 'number') return ofPage(both, index, inside)
  if (part === 'publication' && index === 'base') return [part, 'origin']
  if (part !== 'shell') return part === undefined ? undefined : [part, ...rest]
  if (rest[0] !== 'notFound' || rest[1] !== 'sheet') return rest
  if (rest[2] === 'code') return ['notFound', 'number']
  if (rest[2] !== 'trail') return undefined
  const home = both.compiled.pages.findIndex(({ path }) => isHome(path))
  if (rest[4] === 'href') return ['routes', home, 'path']
  return rest[3] === 0 && home >= 0 ? nameOf(both, home) : ['notFound', 'title']
}

function ofPage(both: Both, index: number, [field, ...inside]: Path): Path | undefined {
  const page: Path = ['routes', index]
  if (field === 'sheet') return ofSheet(both, index, inside)
  if (field === 'id' || field === 'canonical') return [...page, 'path']
  return field === undefined ? page : [...page, field, ...inside]
}

function ofSheet(both: Both, index: number, [field, ...inside]: Path): Path | undefined {
  const { sheet } = both.compiled.pages[index] ?? {}
  if (!sheet) return undefined
  const set = sheet.set ?? ''
  if (field === 'code') return ['sets', set, 'letter']
  if (field === 'set') return ['routes', index, 'set']
  const home = both.compiled.pages.findIndex(({ path }) => isHome(path))
  if (field === 'trail') {
    const at = inside[0]
    const isLink = inside[1] === 'href'
    if (at === sheet.trail.length - 1) return nameOf(both, index)
    if (at === 0) return isLink ? ['routes', home, 'path'] : nameOf(both, home)
    return ['sets', set, isLink ? 'page' : 'label']
  }
  if (field !== 'next' || !sheet.next) return undefined
  const { href } = sheet.next
  const next = both.compiled.pages.findIndex(({ path }) => path === href)
  const [part, ...more] = inside
  if (part === 'label') return ['sets', set, 'next']
  if (part === 'name') return nameOf(both, next)
  if (part === 'href') return ['routes', next, 'path']
  if (part === 'code') return ['sets', set, 'letter']
  return part === 'image' ? ofOutline(both, next, ['image', ...more]) : undefined
}

/** Where the short name of a page is written: `nameOf` in `pages/sheets.ts`. */
function nameOf(both: Both, index: number): Path {
  if (both.site.routes[index]?.name) return ['routes', index, 'name']
  return ofOutline(both, index, ['title']) ?? ['routes', index, 'title']
}

function ofOutline({ compiled, kinds }: Both, index: number, part: Path): Path | undefined {
  const sections = compiled.pages[index]?.sections
  const found = sections && createOutlineLookup(kinds, sections)(part)
  return found && ['routes', index, 'sections', ...found]
}
