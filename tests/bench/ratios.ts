import { createServer } from 'vite'
import { benchCompiler } from './compiler.ts'
import { benchResponses } from './responses.ts'
import { benchStudio } from './studio.ts'

/** Prints the cost of work as a multiple of other work in the same run. */
export async function benchRatios(): Promise<void> {
  // The application finds the views of section kinds with `import.meta.glob`, which needs Vite.
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
  const exceeded = rows.filter(({ ratio, max }) => !(ratio <= max))
  console.log(`${rows.length} ratios, ${exceeded.length} above the limit`)
  process.exitCode = exceeded.length > 0 ? 1 : 0
}
