/** Entry of `dist/.site/server.js`. Serves the build around it by default; `requests …` is `npm run requests`. */
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
