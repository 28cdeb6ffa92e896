/**
 * `npm run check [file] [--json] [--verbose] [--fix] [--defaults]`: diagnostics of a site file; exit 1 on errors, 2 if it
 * cannot be read.
 */
import { SiteFileReadError } from '../site-folder/project.ts'
import { checkSite } from './check-site.ts'

// Somebody may read only the first lines: `npm run check | head`.
process.stdout.on('error', () => process.exit())

try {
  process.exitCode = await checkSite(process.argv.slice(2), process.env, console.log)
} catch (error) {
  if (!(error instanceof SiteFileReadError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
