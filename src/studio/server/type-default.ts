import type { Path } from '../../content/model.ts'
import type { TypeDefault } from '../protocol/state.ts'
import { isRecord } from './values.ts'

/** Index of the key in `sectionTypes.<type>.defaults.<key>`. */
const KEY = 3

/** @param compiled path in the compiled site @param written path in the file */
export function getInstancePath(compiled: Path, written: Path, page: number): Path | undefined {
  const [part, , field, section] = compiled
  const key = written[KEY]
  const isDefault = written[0] === 'sectionTypes' && written[2] === 'defaults'
  if (!isDefault || part !== 'pages' || field !== 'sections') return undefined
  return section === undefined || key === undefined
    ? undefined
    : ['routes', page, 'sections', section, key]
}

/** @param instancePath path of the key in the section. Undefined if no other section shows the default */
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
