/**
 * Writes the site as an editor may leave it: texts in other words, a page more and a page less. Run by hand:
 * `npx tsx tests/tools/rewritten-site.ts FILE [seed] [texts]`, then `SITE_FILE=FILE npm test`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml'
import { compileProject, projectOf } from '../../src/site-folder/project.ts'
import { otherWords, type Random, randomOf } from './other-words.ts'

/** Keys of texts that people read; those of a list are read too. */
const TEXTS =
  /^(?:headline|heading|tagline|intro|text|title|description|alt|caption|label|name|subtitle|quote|role|category|summary|eyebrow|points|paragraphs|items|note|question|answer)$/

/** Parts of the file that are no text of a page: what is written there means something to the engine. */
const ENGINE = /^(?:publication|company|theme|behaviour|words|sets)$/

/** All texts of a site, in the order of the file. */
function textsOf(document: Document): Scalar<string>[] {
  const found: Scalar<string>[] = []
  visit(document, {
    Pair: (_, { key }) =>
      isScalar(key) && ENGINE.test(String(key.value)) ? visit.SKIP : undefined,
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string') return
      const pair = path.findLast((one) => 'key' in one)
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : ''
      if (TEXTS.test(name) && /\p{L}{3}/u.test(node.value)) found.push(node as Scalar<string>)
    },
  })
  return found
}

/** Writes some texts in other words of about the same length. */
function rewrite(document: Document, count: number, random: Random): void {
  const texts = textsOf(document)
  for (let left = Math.min(count, texts.length); left > 0; left -= 1) {
    const [text] = texts.splice(random(texts.length), 1)
    if (text) text.value = otherWords(text.value, random)
  }
}

/** Takes a page out of the file, and all that leads to it. */
function remove(document: Document, path: string): void {
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

const NEW_PAGE = '/Price-of-a-Workshop'

/** Adds a page with a price and a number in words, to which another page leads. */
function add(document: Document): void {
  const routes = document.get('routes')
  const types = document.get('sectionTypes')
  if (!isSeq(routes) || !isMap(types)) throw new Error('The site has no pages or no types.')
  const typeOf = (kind: string) =>
    types.items.find(
      ({ value }) => isMap(value) && value.get('kind') === kind && !value.has('counts'),
    )?.key
  const [home] = routes.items
  routes.add(
    document.createNode({
      path: NEW_PAGE,
      set: isMap(home) ? home.get('set') : '',
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
    }),
  )
  const footer = document.getIn(['footer', 'links'])
  if (isSeq(footer)) footer.add(document.createNode({ label: 'Workshops', to: NEW_PAGE }))
}

/** The site in other words. @throws where no page can be taken out without an error */
export async function rewrittenSite(text: string, seed: number, count: number): Promise<string> {
  const random = randomOf(seed)
  const paths = [...text.matchAll(/^ {2}- path: (\/\S+)/gm)].map(([, path = '']) => path)
  const changes = parseDocument(text)
  rewrite(changes, count, random)
  add(changes)
  const changed = changes.toString({ lineWidth: 0 })
  while (paths.length > 0) {
    const [path = ''] = paths.splice(random(paths.length), 1)
    const document = parseDocument(changed)
    remove(document, path)
    const left = document.toString({ lineWidth: 0 })
    if ((await compileProject(projectOf({}), left)).value) return left
  }
  const { diagnostics } = await compileProject(projectOf({}), changed)
  const [error] = diagnostics.filter(({ severity }) => severity === 'error')
  throw new Error(`No page can be taken out. ${error?.message ?? ''}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [to = '', seed = '1', count = '120'] = process.argv.slice(2)
  const text = readFileSync(projectOf({}).siteFile, 'utf8')
  writeFileSync(to, await rewrittenSite(text, Number(seed), Number(count)))
}
