import type { CompileContext } from '../../content/compile.ts'
import { createSource, toPoint } from '../../content/diagnostics/position.ts'
import { getSpan } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { MapTree } from '../../content/tree.ts'
import type { EditCode, EditDiagnostic } from './change.ts'
import type { TextSplice } from './normalized-text.ts'
import type { Style } from './style.ts'

export interface EditContext {
  /** Without byte order mark, with `\n` line ends. */
  readonly text: string
  readonly root: MapTree
  readonly style: Style
  readonly context: CompileContext | undefined
  readonly keepsBlankLines: boolean
}

export interface Step {
  readonly splices: readonly TextSplice[]
  /** The data that the changed file must parse to. */
  readonly data: unknown
}

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

interface EditFault {
  readonly code: EditCode
  readonly message: string
  readonly path: Path
}

export function createEditError(
  { text, root }: Pick<EditContext, 'text' | 'root'>,
  fault: EditFault,
): EditError {
  const source = createSource('site.yaml', text)
  const span = getSpan(root, fault.path)
  const range = { start: toPoint(source, span.start), end: toPoint(source, span.end) }
  const hint = HINTS[fault.code]
  return new EditError([{ ...fault, severity: 'error', hint, file: source.file, range }])
}

export function createPlaceError(base: EditContext, path: Path): EditError {
  const message = `There is nothing at "${path.join('.')}".`
  return createEditError(base, { code: 'edit/no-place', message, path })
}
