import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { placeOf } from '../content/diagnostics/format.ts'
import { fixed } from '../content/fixes.ts'
import {
  type Compilation,
  compileText,
  type Project,
  projectOf,
  UnreadableSiteFile,
} from '../site-folder/project.ts'
import { readPublicFiles } from '../site-folder/public-files.ts'
import { reportOf } from '../site-folder/report.ts'
import { withDefaults } from '../site-folder/with-defaults.ts'

const flag = { type: 'boolean' } as const

/**
 * `npm run check [file] [--json] [--verbose] [--fix] [--defaults]`: diagnostics of a site file; exit 1 on errors, 2 if it
 * cannot be read. With `--fix`, what can be mended without asking is mended before; with `--defaults`, the file as it is
 * with all that it leaves out.
 */
async function main(args: string[]): Promise<number> {
  const options = { json: flag, verbose: flag, fix: flag, defaults: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  // Without `--` before them, npm keeps options for itself and says so in the environment.
  const { npm_config_json, npm_config_loglevel, npm_config_fix } = process.env
  const json = values.json || npm_config_json === 'true'
  const isVerbose = values.verbose || npm_config_loglevel === 'verbose'
  const isFixing = values.fix || npm_config_fix === 'true'
  const project = projectOf(process.env, positionals[0])
  const { done, ...compilation } = await checked(project, isFixing)
  if (values.defaults) {
    console.log(withDefaults(compilation))
    return 0
  }
  const { diagnostics, links = null, inventory = null, source } = compilation
  const ok = !diagnostics.some(({ severity }) => severity === 'error')
  if (json) {
    const fixes = isFixing ? { fixed: done } : {}
    const result = { file: source.file, ok, ...fixes, diagnostics, links, inventory }
    console.log(JSON.stringify(result, null, 2))
  } else {
    for (const one of done) console.log(`${placeOf(one)}  fixed  ${one.message}  [${one.code}]`)
    if (isFixing) console.log(`${done.length} fixed in ${source.file}\n`)
    console.log(reportOf(compilation, isVerbose))
    console.log(ok ? `\n${source.file} is fine.` : '')
  }
  return ok ? 0 : 1
}

/** Compiles the site file of a project, after what was mended in it. @throws UnreadableSiteFile */
async function checked(
  project: Project,
  isFixing: boolean,
): Promise<Compilation & { readonly done: ReturnType<typeof fixed>['done'] }> {
  const files = await readPublicFiles(project.publicDir)
  const compilation = compileText(project, files)
  if (!isFixing) return { ...compilation, done: [] }
  const diagnosticsOf = (text: string) => compileText(project, files, { text }).diagnostics
  const { text, done } = fixed(compilation.source.text, diagnosticsOf)
  if (done.length > 0) writeFileSync(project.siteFile, text)
  return { ...compileText(project, files, { text }), done }
}

// Somebody may read only the first lines: `npm run check | head`.
process.stdout.on('error', () => process.exit())

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UnreadableSiteFile)) throw error
  console.error(error.message)
  process.exitCode = 2
}
