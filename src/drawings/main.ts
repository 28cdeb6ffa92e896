/** `npm run drawings`: draws every picture of the site into `public/`. */
import { fileURLToPath } from 'node:url'
import { writeDrawings } from './write.ts'

const { written, unchanged, replaced } = writeDrawings(
  fileURLToPath(new URL('../../public', import.meta.url)),
)
console.log(
  `${written.length} drawn, ${unchanged.length} unchanged, ${replaced.length} replaced by hand`,
)
for (const address of replaced) console.log(`  left as it is: public/${address}`)
