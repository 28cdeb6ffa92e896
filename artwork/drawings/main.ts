/** `npm run drawings`: draws every picture of the site into `public/`. */
import { fileURLToPath } from 'node:url'
import { ICON_HASHES, writeIcons } from './icons.ts'
import { writeDrawings } from './write.ts'

const folder = fileURLToPath(new URL('../../public', import.meta.url))
const results = [writeDrawings(folder), writeIcons(folder, ICON_HASHES)]
const written = results.flatMap((one) => one.written)
const unchanged = results.flatMap((one) => one.unchanged)
const replaced = results.flatMap((one) => one.replaced)
console.log(
  `${written.length} drawn, ${unchanged.length} unchanged, ${replaced.length} replaced by hand`,
)
for (const address of replaced) console.log(`  left as it is: public/${address}`)
