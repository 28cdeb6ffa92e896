import type { Message } from './diagnostics/span-diagnostic.ts'
import type { Path } from './model.ts'
import { findClosestPath, findClosestWord } from './suggest.ts'

/** What a reference names; a group is one of figures. */
export interface Target {
  readonly kind: 'page' | 'anchor' | 'panel' | 'figure' | 'variable' | 'type' | 'group' | 'set'
  readonly name: string
}

/** What a reference names in vain, and the target that was probably meant. */
export interface MissingTarget extends Target {
  readonly meant?: string | undefined
  /** The page that lacks an anchor. */
  readonly page?: string
}

/** A message on a reference, and what helps to tell the mistake from its echoes. */
export interface ReferenceDiagnostic {
  readonly message: Message
  readonly missing?: MissingTarget
  /** The address of the file that the message is about. */
  readonly file?: string
  /** The part of the text that the message is about: from and to, in characters. */
  readonly part?: readonly [number, number]
}

/**
 * A figure that is not there, or its group if that is what is misspelt.
 * @param name as `group.name`, like those that are known
 */
export function toMissingFigure(name: string, known: readonly string[]): MissingTarget {
  const [group = '', figure = ''] = name.split('.')
  const groups = new Set(known.map((one) => one.split('.')[0] ?? ''))
  const meant = groups.has(group) ? undefined : findClosestWord(group, [...groups])
  return meant && known.includes(`${meant}.${figure}`)
    ? { kind: 'group', name: group, meant }
    : { kind: 'figure', name, meant: findClosestPath(name, known) }
}

/** Where a target is defined, or would be. */
export function getDefinitionPath({ kind, name }: Target): Path {
  if (kind === 'panel') return ['navigation', 'panels', name]
  if (kind === 'group') return ['figures', name]
  if (kind === 'figure') return ['figures', ...name.split('.')]
  if (kind === 'set') return ['sets', name]
  if (kind === 'type') return ['sectionTypes', name]
  return kind === 'variable' ? name.split('.') : ['routes']
}
