import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import { isSafeInsert } from '../../diagnostics/quoting.ts'
import type { Message } from '../../diagnostics/span-diagnostic.ts'
import { getSpan } from '../../locate.ts'
import type { Path } from '../../model.ts'
import { isText } from '../../resolve/references.ts'
import type { ReviewedSite, ReviewRule, Warning } from '../review-rule.ts'

type Part = readonly [from: number, to: number]

export interface TextFinding {
  readonly message: Message
  readonly part: Part
  readonly insert?: string
  /** A range to delete with it, such as the closing tag. */
  readonly also?: Part
}

export const createTextRule = (
  code: DiagnosticCode,
  find: (text: string, isRich: boolean) => TextFinding | undefined,
): ReviewRule => ({
  code,
  check: (site) =>
    site.references.flatMap(({ ref, path }) => {
      if (!isText(ref) || path.at(-1) === 'placeholder') return []
      const finding = find(ref.template, ref.ref === 'richText')
      return finding
        ? [locateFinding(site, site.expanded.toSourcePath(path), ref.template, finding)]
        : []
    }),
})

/** Warns about the whole value, without a fix, if the file does not contain the text unchanged. */
export function locateFinding(
  { source, root }: ReviewedSite,
  path: Path,
  text: string,
  { message, part, insert, also }: TextFinding,
): Warning {
  const value = getSpan(root, path)
  const written = source.text.slice(value.start, value.end)
  const at = written.indexOf(text)
  if (at === -1 || message.replacement !== undefined) return { ...message, path }
  const toSpan = ([from, to]: Part) => ({
    start: value.start + at + from,
    end: value.start + at + to,
  })
  const span = toSpan(part)
  if (insert === undefined || !isSafeInsert(written, insert, part[0] === 0))
    return { ...message, span, path }
  const edits = [{ span, insert }, ...(also ? [{ span: toSpan(also), insert: '' }] : [])]
  return { ...message, span, edits, path }
}
