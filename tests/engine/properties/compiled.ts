import { CompileCache } from '../../../src/content/cache.ts'
import { type CompileResult, compile } from '../../../src/content/compile.ts'
import type { Diagnostic, PublicFiles } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { publicFiles as filesOfValidSite } from '../faults/fixture.ts'

/** Uses the compile cache as an editor does; any-text.test.ts tests that it does not change results. */
const cache = new CompileCache()

/** Compiles a site file beside the public folder of the valid site. */
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

/** Codes of the diagnostics of a text with their lines. */
export const foundOnLines = (text: string): [code: string, line: string | undefined][] =>
  compiled(text).diagnostics.map(({ code, range: { start } }) => [
    code,
    text.split('\n')[start.line - 1]?.trim(),
  ])

/** Codes of the diagnostics of a text. */
export const codesIn = (text: string): string[] =>
  compiled(text).diagnostics.map(({ code }) => code)

/** Formats a diagnostic on one line for failure messages. */
export const inShort = ({ code, range: { start, end }, message }: Diagnostic): string =>
  `${start.line}:${start.column}-${end.line}:${end.column} ${code} ${message}`
