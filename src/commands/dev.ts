/** `npm run dev`: live preview of the site and the code. */
import { runDevServer } from './dev-server.ts'

await runDevServer('development')
