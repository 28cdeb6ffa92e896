/** `npm run dev`: live preview. */
import { runDevServer } from './dev-server.ts'

await runDevServer('development')
