/** The project's site file, and what its text compiles to. */
import { readFileSync } from 'node:fs'
import { projectOf } from '../../src/build/project.ts'
import { compile } from '../../src/compiler/compile.ts'
import type { CompiledSite } from '../../src/model.ts'

/** The text of the site file. */
export const SITE_TEXT = readFileSync(projectOf(process.env).siteFile, 'utf8')

const FILE = /(?:\/[\w-]+)+\.(?:svg|png|jpe?g|webp|avif|woff2)/g

/**
 * Compiles the text of a site. Facts do not depend on pictures and fonts: every file that it names is there.
 * @throws where the text has errors, with the first of them
 */
export function siteOf(text: string): CompiledSite {
  const files = text.match(FILE) ?? []
  const publicFiles = new Map(files.map((src) => [src, { width: 1, height: 1 }]))
  const { value, diagnostics } = compile({ text, file: 'site.yaml', publicFiles })
  if (value) return value
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  throw new Error(`line ${first?.range.start.line}: ${first?.message}`)
}
