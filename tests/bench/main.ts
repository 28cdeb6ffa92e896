/** `npm run bench`: what work costs as a multiple of other work in the same run. Ends with 1 if a ratio is too large. */
import { createServer } from 'vite'
import { benchCompiler } from './compiler.ts'
import { benchResponses } from './responses.ts'
import { benchStudio } from './studio.ts'

// Only as Vite loads it, the application finds the views of the kinds by their names.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
const rendering = await vite.ssrLoadModule('/tests/bench/rendering.tsx')
const { benchRendering } = rendering as typeof import('./rendering.tsx')

const rows = [
  ...(await benchCompiler()),
  ...(await benchRendering()),
  ...(await benchResponses()),
  ...(await benchStudio()),
]
await vite.close()
console.table(
  rows.map(({ ms, ...row }) => ({
    ...row,
    ratio: Number(row.ratio.toFixed(2)),
    ...(ms === undefined ? {} : { ms: Math.round(ms) }),
  })),
)
const over = rows.filter(({ ratio, max }) => !(ratio <= max))
console.log(`${rows.length} ratios, ${over.length} too large`)
process.exitCode = over.length > 0 ? 1 : 0
