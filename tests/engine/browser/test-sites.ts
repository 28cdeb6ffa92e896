/** Further sites for single tests, besides the example and this project's own site. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photographFromPhone } from '../fixtures/large-pictures.ts'

export const EXAMPLE = 'tests/example'

export const BASE_PATH = '/agency'

/** Puts the base path into `publication.origin`. */
export const addBasePath = (text: string): string =>
  text.replace(/(?<=^ *origin: )(\S+)$/m, `$1${BASE_PATH}/`)

export const ANALYTICS_ORIGIN = 'https://count.example.net'

const OWNERS = `publication:
  origin: https://www.crumb.example
  scripts:
    - src: ${ANALYTICS_ORIGIN}/js/count.js
      connects: [${ANALYTICS_ORIGIN}]
      data: { domain: crumb.example }
      reason: Counts visits without cookies.
company: { name: Crumb }
notice: { text: Closed on Monday., to: /order }
routes:
  - path: /
    title: Bread from the stone oven
    description: Sourdough and rye, baked at night and on the shelf at seven.
    sections:
      - type: hero
        headline: Bread that takes its time
        image: { src: "/Our oven, 1.jpg", alt: The oven }
        action: { label: Order, to: /order }
  - path: /order
    title: Order bread for the weekend
    description: Order until Thursday evening, and pick up your bread on Saturday morning.
    sections:
      - type: form
        heading: Order
        fields:
          - { kind: text, label: Name, required: true, autocomplete: name }
          - { kind: email, label: E-mail, required: true, help: For the confirmation. }
          - { kind: number, label: Loaves, required: true }
          - { kind: choice, label: Bread, required: true, options: [Rye, Wheat] }
          - { kind: longText, label: Wishes }
          - { kind: checkbox, label: I pick it up myself., required: true }
        send: Order bread
`

/** Writes the sites into a folder. Returns the environment variables that select each site, by name. */
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
    ...Object.fromEntries(
      // Before the events of the examples.
      examples.map((folder) => [folder, { SITE_DIR: folder, SOURCE_DATE_EPOCH: '1790000000' }]),
    ),
  }
}
