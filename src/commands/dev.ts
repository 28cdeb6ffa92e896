import { runDevServer } from './dev-server.ts'

await runDevServer('development')
