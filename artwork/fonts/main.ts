/** `npm run fonts`: makes the fonts of the site from their packages, with the characters that it shows. */

import { charactersOf } from '../../src/publish/fonts/characters.ts'
import { compileProject, projectOf } from '../../src/site-folder/project.ts'
import { writeFonts } from './write.ts'

const project = projectOf(process.env)
const { value: site } = await compileProject(project)
// A faulty site still gets fonts with the basic characters: a missing file is a fault, too.
if (!site) console.log('The site has errors: only the basic characters are put in.')
const outcomes = await writeFonts(project.publicDir, site ? charactersOf(site).keys() : [])
for (const { address, became, bytes } of outcomes) {
  console.log(`public/${address}: ${became}, ${bytes} bytes`)
}
console.log(`${outcomes.reduce((sum, { bytes }) => sum + bytes, 0)} bytes in all`)
