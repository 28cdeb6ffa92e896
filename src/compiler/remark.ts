import type { Note } from '../diagnostics/finding.ts'
import type { Path } from '../model.ts'

/** What a reference names. */
export interface Target {
  readonly kind: 'page' | 'anchor' | 'panel' | 'figure' | 'variable' | 'type'
  readonly name: string
}

/** A note on a reference, and what helps to tell the mistake from its echoes. */
export interface Remark {
  readonly note: Note
  /** What the reference names in vain, and the target that was probably meant. */
  readonly missing?: Target & { readonly meant?: string | undefined }
  /** The part of the text that the note is about: from and to, in characters. */
  readonly part?: readonly [number, number]
}

/** Where a target is defined, or would be. */
export function definitionOf({ kind, name }: Target): Path {
  if (kind === 'panel') return ['navigation', 'panels', name]
  if (kind === 'figure') return ['figures', ...name.split('.')]
  if (kind === 'type') return ['sectionTypes', name]
  return kind === 'variable' ? name.split('.') : ['routes']
}
