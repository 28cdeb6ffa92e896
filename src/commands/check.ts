/**
 * `npm run check [file] [-- --json --verbose --fix --defaults]` prints the diagnostics of a site file. `--fix` applies safe
 * fixes first; `--defaults` prints the file with all defaults. Exits with 1 if there are errors, and with 2 if the file
 * cannot be read.
 */
import { SiteFileReadError } from '../site-folder/project.ts'
import { checkSite } from './check-site.ts'

// The reader may close the pipe early, as `npm run check | head` does.
process.stdout.on('error', () => process.exit())

try {
  process.exitCode = await checkSite(process.argv.slice(2), process.env, console.log)
} catch (error) {
  if (!(error instanceof SiteFileReadError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
