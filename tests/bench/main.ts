/** `npm run bench`: what work costs as a multiple of other work in the same run. Ends with 1 if a ratio is too large. */
import { answeringRows } from './answering.ts'
import { compilingRows } from './compiling.ts'
import type { Row } from './ratio.ts'
import { studioRows } from './studio.ts'
import { withVite } from './with-vite.ts'

const rows = [
  ...(await compilingRows()),
  ...(await withVite<typeof import('./rendering.tsx'), Row[]>('rendering.tsx', (one) =>
    one.renderingRows(),
  )),
  ...(await answeringRows()),
  ...(await studioRows()),
]
console.table(
  rows.map(({ ms, ...row }) => ({
    ...row,
    ratio: Number(row.ratio.toFixed(2)),
    ...(ms === undefined ? {} : { ms: Math.round(ms) }),
  })),
)
const over = rows.filter(({ ratio, most }) => !(ratio <= most))
console.log(`${rows.length} ratios, ${over.length} too large`)
process.exitCode = over.length > 0 ? 1 : 0
