/** The sites that single tests visit, besides the example and the project's own one. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photographFromPhone } from '../fixtures/large-pictures.ts'

/** The folder of the example site, from the folder of the project. */
export const EXAMPLE = 'tests/example'

/** A path under which a site may lie. */
export const BASE_PATH = '/agency'

/** The text of a site file, whose site lies there. */
export const addBasePath = (text: string): string =>
  text.replace(/(?<=^ *origin: )(\S+)$/m, `$1${BASE_PATH}/`)

/** Where an owner's script comes from. */
export const ANALYTICS_ORIGIN = 'https://count.example.net'

const OWNERS = `publication:
  origin: https://www.crumb.example
  scripts:
    - src: ${ANALYTICS_ORIGIN}/js/count.js
      connects: [${ANALYTICS_ORIGIN}]
      data: { domain: crumb.example }
      reason: Counts visits without cookies.
company: { name: Crumb }
routes:
  - path: /
    title: Bread from the stone oven
    description: Sourdough and rye, baked at night and on the shelf at seven.
    sections:
      - type: hero
        headline: Bread that takes its time
        image: { src: "/Our oven, 1.jpg", alt: The oven }
`

/**
 * Writes what is not there yet.
 * @param folder for that
 * @returns where they lie, as the environment of commands says it, by their names
 */
export async function writeTestSites(folder: string): Promise<Record<string, NodeJS.ProcessEnv>> {
  const text = addBasePath(readFileSync(join(EXAMPLE, 'site.yaml'), 'utf8'))
  const siteFile = join(folder, 'agency.yaml')
  const moved = text.replace('- path: /Jobs', '- path: /Jobs\n    formerly: [/Work]')
  writeFileSync(siteFile, `gone: [/Fax]\n${moved}`)

  const owners = join(folder, 'owners')
  mkdirSync(join(owners, 'public'), { recursive: true })
  writeFileSync(join(owners, 'public/Our oven, 1.jpg'), await photographFromPhone())
  writeFileSync(join(owners, 'site.yaml'), OWNERS)

  const examples = readdirSync('examples').map((name) => join('examples', name))
  return {
    agency: { SITE_DIR: EXAMPLE, SITE_FILE: siteFile },
    owners: { SITE_DIR: owners },
    ...Object.fromEntries(examples.map((folder) => [folder, { SITE_DIR: folder }])),
  }
}
