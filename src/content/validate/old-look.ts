import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { oldLook } from '../diagnostics/theme-messages.ts'
import { getKeySpan, locate } from '../locate.ts'
import type { MapTree } from '../tree.ts'

/** Files with names of earlier versions were made for the look that is now the preset `drafting`. */
export function findOldLook(
  { text, lineStarts, fileStarts }: Source,
  root: MapTree,
  diagnostics: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const { tree: theme, found } = locate(root, ['theme'])
  const isOld = diagnostics.some(({ isRename }) => isRename)
  if (!isOld || !found || theme.kind !== 'map' || theme.entries.has('preset')) return []
  const [first] = theme.entries.values()
  if (!first) return []
  const { start } = first.key
  const indent = /[^\n]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const getWidth = ([from = 0, to = 0]: readonly number[]) => to - from
  const lineEnd = getWidth(fileStarts) > getWidth(lineStarts) ? '\r\n' : '\n'
  const insert = `preset: drafting${theme.flow ? ', ' : lineEnd + indent}`
  return [
    {
      ...oldLook(),
      span: getKeySpan(root, ['theme']),
      path: ['theme', 'preset'],
      edits: [{ span: { start, end: start }, insert }],
    },
  ]
}
