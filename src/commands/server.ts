/** `node dist/.site/server.js`: serves the build that it lies in. The build makes that file from this one. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProcess, runServer } from './run-server.ts'

const outDir = dirname(dirname(fileURLToPath(import.meta.url)))

runProcess((onEnd) => runServer({ outDir, root: process.cwd(), onEnd }))
