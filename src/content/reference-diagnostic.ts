import type { PartEdit } from './diagnostics/part-edits.ts'
import type { Message } from './diagnostics/span-diagnostic.ts'
import type { Path } from './model.ts'
import { findClosestPath, findClosestWord } from './suggest.ts'

/** `group` is a group of figures. */
export interface Target {
  readonly kind:
    | 'page'
    | 'anchor'
    | 'panel'
    | 'figure'
    | 'variable'
    | 'type'
    | 'group'
    | 'collection'
  readonly name: string
}

export interface MissingTarget extends Target {
  readonly suggestion?: string | undefined
  /** The page without the anchor. */
  readonly page?: string
}

export interface ReferenceDiagnostic {
  readonly message: Message
  readonly missing?: MissingTarget
  readonly file?: string
  /** Character range of the text that the message is about. */
  readonly part?: readonly [number, number]
  /** The fix of a text, if it is not the replacement of the part. */
  readonly edits?: readonly PartEdit[]
}

/** Describes a missing figure `group.name`, or its group if the group is misspelt. */
export function toMissingFigure(name: string, known: readonly string[]): MissingTarget {
  const [group = '', figure = ''] = name.split('.')
  const groups = new Set(known.map((one) => one.split('.')[0] ?? ''))
  const suggestion = groups.has(group) ? undefined : findClosestWord(group, [...groups])
  return suggestion && known.includes(`${suggestion}.${figure}`)
    ? { kind: 'group', name: group, suggestion }
    : { kind: 'figure', name, suggestion: findClosestPath(name, known) }
}

export function getDefinitionPath({ kind, name }: Target): Path {
  if (kind === 'panel') return ['navigation', 'panels', name]
  if (kind === 'group') return ['figures', name]
  if (kind === 'figure') return ['figures', ...name.split('.')]
  if (kind === 'collection') return ['collections', name]
  if (kind === 'type') return ['sectionTypes', name]
  return kind === 'variable' ? name.split('.') : ['routes']
}
