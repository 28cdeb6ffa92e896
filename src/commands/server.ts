/**
 * `node dist/.site/server.js` serves the build that it lies in, `node dist/.site/server.js requests …` is
 * `npm run requests`. The build makes that file from this one.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runRequests } from './run-requests.ts'
import { runProcess, runServer } from './run-server.ts'

const [command, ...args] = process.argv.slice(2)
const root = process.cwd()

if (command === 'requests') await runRequests(args, root)
else {
  const outDir = dirname(dirname(fileURLToPath(import.meta.url)))
  runProcess((onShutdown) => runServer({ outDir, root, onShutdown }))
}
