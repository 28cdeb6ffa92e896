import type { Diagnostic, Edit, Path } from '../../content/model.ts'

/**
 * One edit of a site file. `at` is a path of keys and indices in the file as it is written.
 *
 * - `set` replaces a value; it adds the last key of the path where its map lacks it.
 * - `remove` takes out an entry or an item, with the comments beside it and directly above it.
 * - `insert` puts an item before the one that has this index now; the length of the list is its end.
 * - `move` takes an item of a list to the index that it shall have afterwards.
 * - `renamePage` changes the address of a page and every link to it; with `redirect` the old address leads there.
 * - `removePage` takes out a page; with `redirect`, an address, everything that led to it leads there.
 */
export type Change =
  | { readonly do: 'set'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'remove'; readonly at: Path }
  | { readonly do: 'insert'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'move'; readonly at: Path; readonly to: number }
  | {
      readonly do: 'renamePage'
      readonly from: string
      readonly to: string
      readonly redirect?: boolean
    }
  | { readonly do: 'removePage'; readonly path: string; readonly redirect?: string | undefined }

/** Why an edit is refused, besides what the compiler says. */
export type EditCode = 'edit/no-place' | 'edit/no-value' | 'edit/not-kept'

/** A diagnostic of the compiler, or of the edit itself. */
export interface EditDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: Diagnostic['code'] | EditCode
}

export type EditResult =
  | {
      readonly ok: true
      readonly text: string
      /** What is replaced in the old text: in its order, not overlapping. */
      readonly splices: readonly Edit[]
    }
  | { readonly ok: false; readonly diagnostics: readonly EditDiagnostic[] }
