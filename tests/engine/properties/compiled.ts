import { CompileCache } from '../../../src/content/cache.ts'
import { type CompileResult, compile } from '../../../src/content/compile.ts'
import type { Diagnostic, PublicFiles } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { publicFiles as filesOfValidSite } from '../faults/fixture.ts'

/** Texts that differ in a place are read as an editor's are: what is remembered changes nothing, see any-text.test.ts. */
const cache = new CompileCache()

/** Compiles a text as the site file beside the public folder of the valid site. */
export const compiled = (
  text: string,
  publicFiles: PublicFiles = filesOfValidSite,
): CompileResult =>
  compile(text, {
    vocabulary,
    files: publicFiles,
    readDrawing: () => ({ fault: 'it has no viewBox' }),
    cache,
  })

export const errorsIn = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error')

/** What is found in a text: codes, and the lines on which they are. */
export const foundOnLines = (text: string): [code: string, line: string | undefined][] =>
  compiled(text).diagnostics.map(({ code, range: { start } }) => [
    code,
    text.split('\n')[start.line - 1]?.trim(),
  ])

/** The codes of what is found in a text. */
export const codesIn = (text: string): string[] =>
  compiled(text).diagnostics.map(({ code }) => code)

/** A diagnostic on one line, for messages of failing tests. */
export const inShort = ({ code, range: { start, end }, message }: Diagnostic): string =>
  `${start.line}:${start.column}-${end.line}:${end.column} ${code} ${message}`
