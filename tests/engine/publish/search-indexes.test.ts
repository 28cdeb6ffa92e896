/** From the text of a site to search results, without a browser. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { createSearchIndexes } from '../../../src/publish/search-indexes.ts'
import { devMachineFiles } from '../../../src/studio/dev-machine-files.ts'
import { createDefaults } from '../../../src/theme/defaults/defaults.ts'
import { createExcerpt } from '../../../src/theme/search/excerpt.ts'
import { createSearch } from '../../../src/theme/search/search.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const association = readFileSync('examples/association/site.yaml', 'utf8')

async function createIndexes(text: string, includeDrafts = false) {
  const { value, diagnostics } = compile(text, { vocabulary, files: new Map(), includeDrafts })
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const indexes = createSearchIndexes(value).map(async ({ address, body }) => {
    const search = await createSearch(JSON.parse(String(body)))
    return [address, (query: string) => search(query).map(({ page }) => page.href)] as const
  })
  return new Map(await Promise.all(indexes))
}

const SMALL = `publication: { search: true }
company: { name: Café Łódź }
collections: { news: { label: News, page: /news } }
routes:
  - path: /
    title: Café Łódź by the river
    description: Coffee, cake and a garden by the river.
    sections:
      - type: hero
        headline: Open **every** day
        action: { label: Reserve now, to: /news }
      - type: prose
        paragraphs: ["We roast in **small** batches, see the [news](/news)."]
      - { type: prose, draft: true, paragraphs: [Unfinished rhubarb] }
  - path: /news
    title: News from the roastery
    description: What is new in the roastery and the garden.
    sections: [{ type: entries, from: news, heading: News, perPage: 1 }]
  - path: /news/crème
    title: Crème brûlée is back
    description: Our dessert of the summer is on the menu.
    collection: news
    date: 2027-05-01
    sections: [{ type: prose, heading: Dessert, paragraphs: [Burnt sugar] }]
  - path: /news/hidden
    title: Hidden marmalade for guests
    description: A page that search engines leave out.
    collection: news
    date: 2027-05-02
    robots: noindex
    sections: [{ type: prose, heading: Marmalade, paragraphs: [Oranges] }]
  - path: /soon
    title: Coming soon to the garden
    description: A page that is not ready yet.
    draft: true
    sections: [{ type: prose, heading: Gooseberry, paragraphs: [Green] }]
`.replaceAll('crème', 'creme')

test('finds words without their diacritics, by their beginning and with a typing error', async () => {
  const search = (await createIndexes(SMALL)).get('/~search/en.json')
  expect(search?.('cafe lodz')).toEqual(['/'])
  expect(search?.('CRÈME brulee')).toEqual(['/news/creme'])
  expect(search?.('roas')).toEqual(['/news', '/'])
  expect(search?.('desert')).toEqual(['/news/creme'])
  expect(search?.('small batches')).toEqual(['/'])
  expect(search?.('small sugar')).toEqual([])
  // Labels of buttons are no content.
  expect(search?.('reserve')).toEqual([])
})

test('leaves out drafts, pages for no search engine and further pages of lists', async () => {
  for (const includeDrafts of [false, true]) {
    const search = (await createIndexes(SMALL, includeDrafts)).get('/~search/en.json')
    for (const query of ['gooseberry', 'rhubarb', 'marmalade']) expect(search?.(query)).toEqual([])
    expect(search?.('news')).not.toContain('/news/2')
  }
})

test('has an index for each language', async () => {
  const indexes = await createIndexes(association)
  expect([...indexes.keys()]).toEqual(['/~search/pl.json', '/~search/en.json'])
  expect(indexes.get('/~search/pl.json')?.('balutach')).toEqual(['/o-nas'])
  expect(indexes.get('/~search/en.json')?.('courtyards')).toContain('/en')
  const without = association.replace('search: true', 'search: false')
  expect((await createIndexes(without)).size).toBe(0)
})

test('serves the index in development', async () => {
  const { value } = compile(SMALL, { vocabulary, files: new Map(), includeDrafts: true })
  const handle = devMachineFiles({ site: value })
  const server = createServer((request, response) => {
    const asked = Object.assign(request, { originalUrl: request.url })
    handle(asked, response, () => response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = Object(server.address())
  const read = (code: string) => fetch(`http://127.0.0.1:${port}/~search/${code}.json`)
  const pages: { readonly href: string }[] = await (await read('en')).json()
  expect(pages.map(({ href }) => href)).toEqual(['/', '/news', '/news/creme'])
  expect((await read('pl')).status).toBe(404)
})

test('shows the surroundings of the first match', () => {
  const page = {
    href: '/',
    title: '',
    place: '',
    description: 'About us',
    headings: 'Opening hours',
    text: `${'word '.repeat(30)}Bałuty ${'more '.repeat(60)}`,
  }
  const read = (...words: string[]) => createExcerpt(page, new Set(words))
  const parts = read('baluty')
  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Bałuty', isMatch: true }])
  const text = parts.map((part) => part.text).join('')
  expect(text).toMatch(/^… word .* more …$/)
  expect(text.length).toBeLessThan(200)
  expect(read('hours').map((part) => part.text)).toEqual(['Opening ', 'hours'])
  expect(read('nothing')).toEqual([{ text: 'About us', isMatch: false }])
})

test('needs its words in a language without defaults', () => {
  const hero = { type: 'hero', headline: 'Brood' }
  const routes = [{ path: '/', title: 'Bakkerij', description: 'Brood', sections: [hero] }]
  const site = { company: { name: 'Bakkerij' }, routes }
  const { words, ...texts } = createDefaults(site).site
  const dutch = { ...texts, ...site, publication: { language: 'nl', search: true } }
  const read = (search: object) => {
    const text = JSON.stringify({ ...dutch, words: { ...Object(words), ...search } })
    const { errors } = compile(text, { vocabulary, files: new Map() })
    return errors.map(({ path, hint }) => [path.join('.'), hint])
  }
  expect(read({})).toEqual([['publication.search', expect.stringContaining('words.search')]])
  expect(read({ search: nl })).toEqual([])
})

const nl = {
  label: 'Zoeken',
  field: 'Zoeken op deze site',
  results: 'Resultaten: {count}',
  nothing: 'Niets gevonden.',
  failure: 'Zoeken lukt nu niet.',
  close: 'Sluiten',
}
