import { parseArgs } from 'node:util'
import { formatLocation } from '../content/diagnostics/format.ts'
import { applyFixes } from '../content/fixes.ts'
import { hashSources } from '../publish/fingerprint.ts'
import { loadFileInfos } from '../site-folder/kept-file-infos.ts'
import { openParsedParts } from '../site-folder/parsed-parts.ts'
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

/** @returns the exit code: 1 if there are errors. @throws SiteFileReadError */
export async function checkSite(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  const options = { json: flag, verbose: flag, fix: flag, defaults: flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  // npm turns options without a preceding `--` into environment variables.
  const { npm_config_json, npm_config_loglevel, npm_config_fix } = env
  const json = values.json || npm_config_json === 'true'
  const isVerbose = values.verbose || npm_config_loglevel === 'verbose'
  const isFixing = values.fix || npm_config_fix === 'true'
  const project = getProject(env, positionals[0])
  const { applied, ...compilation } = await compileAndFix(project, isFixing)
  if (values.defaults) {
    print(withDefaults(compilation))
    return 0
  }
  const { diagnostics, links = null, inventory = null, source } = compilation
  const ok = !diagnostics.some(({ severity }) => severity === 'error')
  if (json) {
    const fixes = isFixing ? { fixed: applied } : {}
    const result = { file: source.file, ok, ...fixes, diagnostics, links, inventory }
    print(JSON.stringify(result, null, 2))
  } else {
    for (const fix of applied) print(`${formatLocation(fix)}  fixed  ${fix.message}  [${fix.code}]`)
    if (isFixing) print(`Applied ${applied.length} fixes to ${source.file}\n`)
    print(formatReport(compilation, isVerbose))
    print(ok ? `\n✓ No errors in ${source.file}` : '')
  }
  return ok ? 0 : 1
}

/** @throws SiteFileReadError if the file cannot be read, or changed while it was fixed */
async function compileAndFix(
  project: Project,
  isFixing: boolean,
): Promise<Compilation & { readonly applied: ReturnType<typeof applyFixes>['applied'] }> {
  const saveFileInfos = loadFileInfos(project)
  const files = await readPublicFiles(project.publicDir)
  saveFileInfos()
  const parts = openParsedParts(project, hashSources(project.root))
  const compilation = compileText(project, files, { cache: parts.cache })
  parts.save()
  if (!isFixing) return { ...compilation, applied: [] }
  const diagnose = (text: string) => compileText(project, files, { text }).diagnostics
  const { text, applied } = applyFixes(compilation.source.text, diagnose)
  if (applied.length > 0 && !replaceIfUnchanged(project.siteFile, compilation.source.text, text))
    throw new SiteFileReadError('The site file changed during the check. No fixes were applied.')
  return { ...compileText(project, files, { text }), applied }
}
