import type { Path } from '../../content/model.ts'
import type { TypeDefault } from './protocol.ts'
import { isRecord } from './values.ts'

/** How deep the key stands: `sectionTypes`, the type, `defaults`, the key. */
const KEY = 3

/**
 * Where a section would say itself what its type says for it.
 * @param compiled the place in the compiled site that shows it
 * @param written the place in the file where that stands
 * @returns undefined for what is no default, or is not shown by a section itself
 */
export function getInstancePath(compiled: Path, written: Path, page: number): Path | undefined {
  const [part, , field, section] = compiled
  const key = written[KEY]
  const isDefault = written[0] === 'sectionTypes' && written[2] === 'defaults'
  if (!isDefault || part !== 'pages' || field !== 'sections') return undefined
  return section === undefined || key === undefined
    ? undefined
    : ['routes', page, 'sections', section, key]
}

/**
 * @param instancePath the place of a key in a section
 * @param written the place of its default
 * @param data the file
 * @returns undefined where no other section shows the same
 */
export function getTypeDefault(
  instancePath: Path,
  written: Path,
  data: unknown,
): TypeDefault | undefined {
  const type = written[1]
  const key = String(written[KEY])
  const shows = (section: unknown) =>
    isRecord(section) && section.type === type && section[key] === undefined
  const counts = getList(data, 'routes').map(
    (route) => getList(route, 'sections').filter(shows).length,
  )
  const sections = counts.reduce((sum, count) => sum + count, 0)
  return sections > 1
    ? { instancePath, pages: counts.filter((count) => count > 0).length }
    : undefined
}

function getList(map: unknown, key: string): readonly unknown[] {
  const found = isRecord(map) ? map[key] : undefined
  return Array.isArray(found) ? found : []
}
