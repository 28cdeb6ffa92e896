import type { Diagnostic, Edit, Path } from '../../content/model.ts'

/**
 * `at` is a path of keys and indices in the file.
 * - `set` replaces a value or adds a missing last key.
 * - `remove` removes an entry with its comments (beside it and directly above).
 * - `insert` inserts an item before the given index; the list length appends.
 * - `copy` inserts a copy of an item, with its comments, before the index `to`, which may be in another list.
 * - `move` moves an item to its new index.
 * - `renamePage` changes the address of a page and all links to it; `redirect` redirects the old address.
 * - `removePage` removes a page; `redirect` is the address that its links lead to instead.
 */
export type Change =
  | { readonly do: 'set'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'remove'; readonly at: Path }
  | { readonly do: 'insert'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'copy'; readonly at: Path; readonly to: Path }
  | { readonly do: 'move'; readonly at: Path; readonly to: number }
  | {
      readonly do: 'renamePage'
      readonly from: string
      readonly to: string
      readonly redirect?: boolean | undefined
    }
  | { readonly do: 'removePage'; readonly path: string; readonly redirect?: string | undefined }

export type EditCode = 'edit/no-place' | 'edit/no-value' | 'edit/not-kept'

export interface EditDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: Diagnostic['code'] | EditCode
}

export type EditResult =
  | {
      readonly ok: true
      readonly text: string
      /** Replacements in the old text, sorted and not overlapping. */
      readonly splices: readonly Edit[]
    }
  | {
      readonly ok: false
      readonly diagnostics: readonly EditDiagnostic[]
      /** The text with the change, if it is refused because of new errors. */
      readonly refused?: string
    }
