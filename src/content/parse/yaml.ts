import { Composer, type CST, type Document, Lexer, Parser } from 'yaml'
import { fileTooLarge, mapTooLarge, tooDeep } from '../diagnostics/document-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { limits } from './limits.ts'

export interface ParsedYaml {
  readonly documents: readonly Document.Parsed[]
  readonly directives: readonly number[]
  readonly lexemes: number
  readonly stopped?: SpanDiagnostic
}

/** Stops deeply nested or large text before it exhausts stack or memory. Syntax errors stay on the documents. */
export function parseYaml(text: string): ParsedYaml {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let lexemes = 0
  let ended = 0
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      tokens.push(token)
      if (token.type === 'document') ended += 1
    }
    if (ended > limits.documents) break
    lexemes += 1
    const passed =
      lexemes > limits.lexemes
        ? fileTooLarge('3.6 million words and characters')
        : passedLimit(parser)
    if (passed) {
      const span = { start: parser.offset, end: parser.offset + 1 }
      const stopped = { ...passed, span, path: [] }
      return { documents: [], directives: [], lexemes, stopped }
    }
  }
  for (const token of parser.end()) tokens.push(token)
  const directives = tokens.flatMap((token) => (token.type === 'directive' ? [token.offset] : []))
  // `build-tree.ts` finds duplicate keys. The check of the library is quadratic.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: 'silent' })
  const documents = untraced(() => [...composer.compose(tokens, true, text.length)])
  return { documents: documents as Document.Parsed[], directives, lexemes }
}

/** Disables stack traces, which would take most of the parsing time of a text with many errors. */
function untraced<T>(compose: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return compose()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function passedLimit(parser: Parser) {
  if (parser.stack.length > limits.depth) return tooDeep(limits.depth / 2)
  const top = parser.stack.at(-1)
  const items = top && 'items' in top ? top.items.length : 0
  return items > limits.entries ? mapTooLarge(limits.entries) : undefined
}
