import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { renamedKey, renamedValue } from '../diagnostics/schema-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, getSpan, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { type MapTree, toData } from '../tree.ts'
import { getValueAt } from '../value-at.ts'
import type { Expanded } from './expand.ts'
import { parsePartially } from './parse-partially.ts'
import { findRenamedKey, findRenamedValue } from './renames.ts'
import { getChildSchema, getSchemaAt, getSchemaKeys } from './schema-walk.ts'

/** Old keys and values below renamed keys. The schema of the whole site does not reach them. */
export function findNestedRenames(
  root: MapTree,
  { value: site }: Expanded,
  diagnostics: readonly SpanDiagnostic[],
  vocabulary: Vocabulary,
): SpanDiagnostic[] {
  return diagnostics.flatMap(({ code, path, isRename, replacement }): SpanDiagnostic[] => {
    if (!isRename || replacement === undefined || code !== 'schema/unknown-key') return []
    const parent = path.slice(0, -1)
    const schema = getSchemaAt(vocabulary.site, site, parent)
    const field = schema && getChildSchema(schema, getValueAt(site, parent), replacement)
    const value = toData(locate(root, path).tree)
    if (!field) return []
    return parsePartially(field, value).issues.flatMap((issue): SpanDiagnostic[] => {
      const inside = issue.path as Path
      const at = [...path, ...inside]
      const given = getValueAt(value, inside)
      if (issue.code === 'invalid_value') {
        const name = findRenamedValue(String(given), issue.values.map(String))
        return name
          ? [{ ...renamedValue(String(given), name), span: getSpan(root, at), path: at }]
          : []
      }
      if (issue.code !== 'unrecognized_keys') return []
      const known = getSchemaKeys(getSchemaAt(field, value, inside), given)
      return issue.keys.flatMap((key): SpanDiagnostic[] => {
        const name = findRenamedKey(key, known)
        const keyPath = [...at, key]
        return name
          ? [{ ...renamedKey(key, name), span: getKeySpan(root, keyPath), path: keyPath }]
          : []
      })
    })
  })
}
