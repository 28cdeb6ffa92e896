import { join } from 'node:path'
import { measured } from '../child.ts'
import { type Measured, rounded } from '../report.ts'
import { withSites } from '../sites/files.ts'

/** What is promised of the largest site, on two cores. */
const PROMISED = { routes: 3000, seconds: 30, megabytes: 1000 } as const

/** What `npm run build` takes when all pictures of pages have been drawn by an earlier build. */
export async function building(sizes: readonly number[]): Promise<Measured> {
  const all = await withSites(sizes, async ({ routes, file, folder }) => {
    const build = () =>
      measured('src/build/main.ts', { SITE_FILE: file, OUT_DIR: join(folder, 'dist') })
    // The first build draws the pictures of pages that have changed since the last one.
    await build()
    return { routes, ...(await build()) }
  })
  const complaints = all.flatMap(({ routes, seconds, megabytes }) => {
    if (routes !== PROMISED.routes) return []
    return [
      ...(seconds > PROMISED.seconds ? [`${routes} routes took ${rounded(seconds)} s.`] : []),
      ...(megabytes > PROMISED.megabytes
        ? [`${routes} routes took ${rounded(megabytes)} MB.`]
        : []),
    ]
  })
  return {
    title: 'Build',
    how: 'All of `npm run build` in a process of its own, into a new folder, the pictures of pages being drawn already (they are kept from build to build).',
    columns: ['routes', 'seconds', 'CPU seconds', 'pages a second', 'CPU ms per page', 'peak MB'],
    rows: all.map(({ routes, seconds, cpuSeconds, megabytes }) => [
      routes,
      rounded(seconds),
      rounded(cpuSeconds),
      rounded(routes / seconds),
      rounded((cpuSeconds * 1000) / routes),
      rounded(megabytes),
    ]),
    complaints,
  }
}
