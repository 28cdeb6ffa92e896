import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import { type PartEdit, toSpanEdits } from '../../diagnostics/part-edits.ts'
import { findInScalar } from '../../diagnostics/scalar-position.ts'
import type { Message } from '../../diagnostics/span-diagnostic.ts'
import { getSpan } from '../../locate.ts'
import type { Path } from '../../model.ts'
import type { ReviewedSite, ReviewRule, Warning } from '../review-rule.ts'

export interface TextFinding {
  readonly message: Message
  readonly part: PartEdit['part']
  /** Replaces the part. */
  readonly insert?: string
  /** Another change that belongs to it, such as that of the closing tag. */
  readonly also?: PartEdit
}

/** @param find receives rich texts without the targets of their links, which are no text */
export const createTextRule = (
  code: DiagnosticCode,
  find: (text: string, isRich: boolean) => TextFinding | undefined,
): ReviewRule => ({
  code,
  check: (site) =>
    site.texts.flatMap(({ text, template, isRich, path }) => {
      const finding = find(text, isRich)
      return finding ? [locateFinding(site, path, template, finding)] : []
    }),
})

/** Warns about the whole value, without a fix, if the file does not contain the text. */
export function locateFinding(
  { source, root }: ReviewedSite,
  path: Path,
  text: string,
  { message, part, insert, also }: TextFinding,
): Warning {
  const value = getSpan(root, path)
  const span = findInScalar(source, value, text, part)
  if (!span || message.replacement !== undefined) return { ...message, path }
  const meant = insert === undefined ? [] : [{ part, insert }, ...(also ? [also] : [])]
  const edits = toSpanEdits(source, value, text, meant)
  return { ...message, span, path, ...(edits && edits.length > 0 && { edits }) }
}
