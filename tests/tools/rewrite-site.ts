/**
 * Writes a copy of the site as after a round of editing: other texts, one page more and one less. Run by hand:
 * `npx tsx tests/tools/rewrite-site.ts FILE [seed] [texts]`, then `SITE_FILE=FILE npm test`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Document, isMap, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml'
import { compileProject, getProject } from '../../src/site-folder/project.ts'
import { createRandom, replaceWords } from './replace-words.ts'

/** Keys of visible texts and text lists. */
const TEXTS =
  /^(?:headline|heading|tagline|intro|text|title|description|alt|caption|label|name|subtitle|quote|role|category|summary|eyebrow|points|paragraphs|items|note|question|answer)$/

/** Parts without text of pages. */
const SETTINGS = /^(?:publication|company|theme|behaviour|words|collections)$/

function findTexts(document: Document): Scalar<string>[] {
  const found: Scalar<string>[] = []
  visit(document, {
    Pair: (_, { key }) =>
      isScalar(key) && SETTINGS.test(String(key.value)) ? visit.SKIP : undefined,
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string') return
      const name = String(path.findLast((one) => isPair(one))?.key)
      if (TEXTS.test(name) && /\p{L}{3}/u.test(node.value)) found.push(node as Scalar<string>)
    },
  })
  return found
}

/** Removes a page and all links to it. */
function removePage(document: Document, path: string): void {
  const leadsThere = (to: unknown) => typeof to === 'string' && to.split('#')[0] === path
  visit(document, {
    Map: (key, node) => {
      const isPage = node.get('path') === path
      return isPage || (leadsThere(node.get('to')) && key !== null) ? visit.REMOVE : undefined
    },
    Pair: (_, { value }) =>
      isMap(value) && leadsThere(value.get('to')) ? visit.REMOVE : undefined,
  })
}

/** Adds a page with a price and a number in words, and a link to it in the footer. */
function addPage(document: Document): void {
  const path = '/Price-of-a-Workshop'
  const types: Readonly<Record<string, { kind: string; counts?: unknown }>> =
    document.toJS().sectionTypes
  const typeOf = (kind: string) =>
    Object.keys(types).find((name) => types[name]?.kind === kind && !types[name].counts)
  const page = {
    path,
    collection: document.getIn(['routes', 0, 'collection']),
    title: 'Workshops: what two days with us cost',
    description:
      'A workshop of two days costs $4,900 and seats twelve people. You keep the drawings, whoever builds from them.',
    sections: [
      { type: typeOf('hero'), headline: 'Two days, $4,900', intro: 'Twelve people, one room.' },
      {
        type: typeOf('prose'),
        heading: 'What is in the price',
        paragraphs: ['Three of our engineers, 16 hours and a report of forty pages.'],
      },
    ],
  }
  document.addIn(['routes'], document.createNode(page))
  document.addIn(['footer', 'links'], document.createNode({ label: 'Workshops', to: path }))
}

const [to = '', seed = '1', count = '120'] = process.argv.slice(2)
const random = createRandom(Number(seed))
const site = parseDocument(readFileSync(getProject({}).siteFile, 'utf8'))
const { routes }: { routes: { path: string }[] } = site.toJS()
const paths = routes.map(({ path }) => path).filter((path) => path !== '/')
const texts = findTexts(site)
for (let left = Math.min(Number(count), texts.length); left > 0; left -= 1) {
  const [text] = texts.splice(random(texts.length), 1)
  if (text) text.value = replaceWords(text.value, random)
}
addPage(site)
// Remove the first page whose removal causes no error.
let result: string | undefined
while (result === undefined && paths.length > 0) {
  const less = site.clone()
  const [path = ''] = paths.splice(random(paths.length), 1)
  removePage(less, path)
  const left = less.toString({ lineWidth: 0 })
  if ((await compileProject(getProject({}), left)).value) result = left
}
if (result === undefined) throw new Error('Every page is needed.')
writeFileSync(to, result)
