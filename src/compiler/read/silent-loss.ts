import type { Scalar } from 'yaml'
import type { Finding } from '../../diagnostics/finding.ts'
import type { Span } from '../../diagnostics/position.ts'
import { curlyQuotes, cutOff, indentation, unopenedQuote } from '../../diagnostics/yaml-notes.ts'

type Loss = Omit<Finding, 'path'>

/**
 * Finds text that YAML accepts but would cut or change without a word.
 * @param isEntry whether it is an entry of a list
 */
export function silentLoss(
  node: Scalar,
  text: string,
  span: Span,
  isEntry: boolean,
): Loss | undefined {
  if (node.type !== 'PLAIN') return undefined
  const written = text.slice(span.start, span.end)
  return (
    cutOffText(text, span) ??
    quotedWithCurls(written, span) ??
    closedOnly(written, span) ??
    (isEntry ? swallowedItem(written, span) : undefined)
  )
}

/** `We are #1 in town`, `#1F3BFF`: a # directly before a word is rarely meant as a comment. */
function cutOffText(text: string, { end }: Span): Loss | undefined {
  const lineEnd = text.indexOf('\n', end)
  const rest = text.slice(end, lineEnd === -1 ? text.length : lineEnd).trimEnd()
  const comment = /^\s*(#[^\s#].*)$/.exec(rest)?.[1]
  const start = end + rest.indexOf('#')
  if (comment === undefined) return undefined
  const shown = comment.length > 24 ? `${comment.slice(0, 24)}…` : comment
  return { ...cutOff(shown), span: { start, end: start + comment.length } }
}

/** `Hello"`: the only quote ends the value. */
function closedOnly(written: string, { end }: Span): Loss | undefined {
  return /^[^"]*[^"\s]"$/.test(written)
    ? { ...unopenedQuote(), span: { start: end - 1, end } }
    : undefined
}

/** `“Hello”`: curly quotes around a whole value. */
function quotedWithCurls(written: string, span: Span): Loss | undefined {
  return /^[“”„‟«]/.test(written) || /^[‘’‚].*[’‘]$/.test(written)
    ? { ...curlyQuotes(), span: { start: span.start, end: span.start + 1 } }
    : undefined
}

/**
 * Items of a list that are indented further than the one above become part of its text.
 * One of them stands too far to the right; several are right, and the one above is too far left.
 */
function swallowedItem(written: string, { start }: Span): Loss | undefined {
  const [first, second] = written.matchAll(/(?<=\n[ \t]*)[-•*] .*/g)
  if (!first) return undefined
  const from = start + first.index
  const span = second
    ? { start, end: start + written.search(/\r?\n/) }
    : { start: from, end: from + first[0].trimEnd().length }
  return { ...indentation(), span }
}
