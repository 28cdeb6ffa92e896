import { compileProject, projectOf, UnreadableSiteFile } from '../site-folder/project.ts'
import { reportOf } from '../site-folder/report.ts'
import { withDefaults } from '../site-folder/with-defaults.ts'

/**
 * `npm run check [file] [--json] [--verbose]`: diagnostics of a site file; exit 1 on errors, 2 if it cannot be read.
 * With `--defaults`, the file as it is with all that it leaves out.
 */
async function main(args: readonly string[]): Promise<number> {
  // Without `--` before it, npm keeps --json for itself and says so in the environment.
  const json = args.includes('--json') || process.env.npm_config_json === 'true'
  const isVerbose = args.includes('--verbose') || process.env.npm_config_loglevel === 'verbose'
  const [file] = args.filter((arg) => !arg.startsWith('--'))
  const compilation = await compileProject(projectOf(process.env, file))
  if (args.includes('--defaults')) {
    console.log(withDefaults(compilation))
    return 0
  }
  const { diagnostics, links = null, inventory = null } = compilation
  const ok = !diagnostics.some(({ severity }) => severity === 'error')
  if (json) {
    const result = { file: compilation.source.file, ok, diagnostics, links, inventory }
    console.log(JSON.stringify(result, null, 2))
  } else {
    console.log(reportOf(compilation, isVerbose))
    console.log(ok ? `\n${compilation.source.file} is fine.` : '')
  }
  return ok ? 0 : 1
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
