/** `npm run changes [file] [-- --json]` prints what changed since the last publication, otherwise since the last commit. */
import { parseArgs } from 'node:util'
import { formatChanges } from '../publication/format-changes.ts'
import { readChanges } from '../publication/read-changes.ts'
import { getProject } from '../site-folder/project.ts'
import { readText } from '../site-folder/site-file.ts'

process.stdout.on('error', () => process.exit())

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' } },
  allowPositionals: true,
})
const project = getProject(process.env, positionals[0])

try {
  const list = await readChanges(project, readText(project.siteFile))
  // npm turns options without a preceding `--` into environment variables.
  const isJson = values.json || process.env.npm_config_json === 'true'
  console.log(isJson ? JSON.stringify(list, null, 2) : formatChanges(list))
  process.exitCode = list.problem === undefined ? 0 : 1
} catch (error) {
  console.error(`Cannot read the site file: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 2
}
