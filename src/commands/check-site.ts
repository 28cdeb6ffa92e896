import { parseArgs } from 'node:util'
import { formatLocation } from '../content/diagnostics/format.ts'
import { applyFixes } from '../content/fixes.ts'
import {
  type Compilation,
  compileText,
  getProject,
  type Project,
  SiteFileReadError,
} from '../site-folder/project.ts'
import { readPublicFiles } from '../site-folder/public-files.ts'
import { formatReport } from '../site-folder/report.ts'
import { replaceIfUnchanged } from '../site-folder/site-file.ts'
import { withDefaults } from '../site-folder/with-defaults.ts'

const flag = { type: 'boolean' } as const

/**
 * Says the diagnostics of a site file. With `--fix`, what can be mended without asking is mended before; with
 * `--defaults`, it says the file as it is with all that it leaves out.
 * @param args what stands behind `npm run check`
 * @param say takes each text that belongs on the screen
 * @returns the exit code: 1 where there are errors
 * @throws UnreadableSiteFile
 */
export async function checkSite(
  args: string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<number> {
  const options = { json: flag, verbose: flag, fix: flag, defaults: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  // Without `--` before them, npm keeps options for itself and says so in the environment.
  const { npm_config_json, npm_config_loglevel, npm_config_fix } = env
  const json = values.json || npm_config_json === 'true'
  const isVerbose = values.verbose || npm_config_loglevel === 'verbose'
  const isFixing = values.fix || npm_config_fix === 'true'
  const project = getProject(env, positionals[0])
  const { applied, ...compilation } = await checked(project, isFixing)
  if (values.defaults) {
    say(withDefaults(compilation))
    return 0
  }
  const { diagnostics, links = null, inventory = null, source } = compilation
  const ok = !diagnostics.some(({ severity }) => severity === 'error')
  if (json) {
    const fixes = isFixing ? { fixed: applied } : {}
    const result = { file: source.file, ok, ...fixes, diagnostics, links, inventory }
    say(JSON.stringify(result, null, 2))
  } else {
    for (const one of applied) say(`${formatLocation(one)}  fixed  ${one.message}  [${one.code}]`)
    if (isFixing) say(`${applied.length} fixed in ${source.file}\n`)
    say(formatReport(compilation, isVerbose))
    say(ok ? `\n${source.file} is fine.` : '')
  }
  return ok ? 0 : 1
}

/** Compiles the site file of a project, after what was mended in it. @throws UnreadableSiteFile */
async function checked(
  project: Project,
  isFixing: boolean,
): Promise<Compilation & { readonly applied: ReturnType<typeof applyFixes>['applied'] }> {
  const files = await readPublicFiles(project.publicDir)
  const compilation = compileText(project, files)
  if (!isFixing) return { ...compilation, applied: [] }
  const diagnosticsOf = (text: string) => compileText(project, files, { text }).diagnostics
  const { text, applied } = applyFixes(compilation.source.text, diagnosticsOf)
  if (applied.length > 0 && !replaceIfUnchanged(project.siteFile, compilation.source.text, text))
    throw new SiteFileReadError('The site file has changed meanwhile, so nothing was mended.')
  return { ...compileText(project, files, { text }), applied }
}
