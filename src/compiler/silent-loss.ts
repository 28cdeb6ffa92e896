import type { Scalar } from 'yaml'
import type { Finding } from '../diagnostics/finding.ts'
import type { Span } from '../diagnostics/position.ts'
import { curlyQuotes, cutOff } from '../diagnostics/yaml-notes.ts'

type Loss = Omit<Finding, 'path'>

/** Finds text that YAML accepts but would cut or change without a word. */
export function silentLoss(node: Scalar, text: string, span: Span): Loss | undefined {
  const unquoted = node.type === 'PLAIN' || node.value === null
  if (!unquoted) return undefined
  return cutOffText(text, span) ?? quotedWithCurls(text.slice(span.start, span.end), span)
}

/** `We are #1 in town`: a # directly before a word is rarely meant as a comment. */
function cutOffText(text: string, { end }: Span): Loss | undefined {
  const lineEnd = text.indexOf('\n', end)
  const rest = text.slice(end, lineEnd === -1 ? text.length : lineEnd)
  const comment = /^[^\S\n]*(#[^\s#].*)$/.exec(rest.replace(/\r$/, ''))?.[1]
  if (comment === undefined || !/^[^\S\n]/.test(rest)) return undefined
  const start = end + rest.indexOf('#')
  const shown = comment.length > 24 ? `${comment.slice(0, 24)}…` : comment
  return { ...cutOff(shown), span: { start, end: start + comment.length } }
}

/** `“Hello”`: curly quotes around a whole value. */
function quotedWithCurls(written: string, span: Span): Loss | undefined {
  return /^[“”„‟«]/.test(written) || /^[‘’‚].*[’‘]$/.test(written)
    ? { ...curlyQuotes(), span: { start: span.start, end: span.start + 1 } }
    : undefined
}
