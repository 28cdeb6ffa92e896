import type { CompileContext } from '../../content/compile.ts'
import type { Span } from '../../content/diagnostics/position.ts'
import { createSource, toPoint } from '../../content/diagnostics/position.ts'
import { getSpan } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import type { EditCode, EditDiagnostic } from './change.ts'
import type { TextSplice } from './normalized-text.ts'
import type { Style } from './style.ts'

/** The file that an edit begins with. */
export interface EditContext {
  /** Without a byte order mark, with `\n` for every line end. */
  readonly text: string
  readonly root: MapTree
  readonly style: Style
  readonly context: CompileContext | undefined
  /** Whether blank lines go with what stands above them, see `Block`. */
  readonly keepsBlankLines: boolean
}

/** What an edit does: to the text, and to its value. */
export interface Step {
  readonly splices: readonly TextSplice[]
  /** What the file has to read as afterwards. */
  readonly data: unknown
}

/** Why an edit is refused. */
export class EditError extends Error {
  readonly diagnostics: readonly EditDiagnostic[]

  constructor(diagnostics: readonly EditDiagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '))
    this.diagnostics = diagnostics
  }
}

const HINTS: Readonly<Record<EditCode, string>> = {
  'edit/no-place': 'The file may have changed. Check the current version and try again.',
  'edit/no-value': 'Use text, a finite number, true, false, null, or lists and maps of these.',
  'edit/not-kept': 'Make this change in the source.',
}

export function createEditError(
  { text, root }: Pick<EditContext, 'text' | 'root'>,
  code: EditCode,
  message: string,
  path: Path,
  span: Span = getSpan(root, path),
): EditError {
  const source = createSource('site.yaml', text)
  const range = { start: toPoint(source, span.start), end: toPoint(source, span.end) }
  const hint = HINTS[code]
  return new EditError([{ code, severity: 'error', message, hint, file: source.file, range, path }])
}

export const createPlaceError = (base: EditContext, path: Path): EditError =>
  createEditError(base, 'edit/no-place', `There is nothing at "${path.join('.')}".`, path)
