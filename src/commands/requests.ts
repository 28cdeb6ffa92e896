/** `npm run requests`: the contact requests, for the person who answers them. */

import { answerTo } from '../contact/command-line.ts'
import { placesOf } from '../site-folder/places.ts'

// Somebody may read only the first lines: `npm run requests -- list | head`.
process.stdout.on('error', () => process.exit())

const { text, code } = await answerTo(process.argv.slice(2), process.env, placesOf().siteDir)
if (code === 0) console.log(text)
else console.error(text)
process.exitCode = code
