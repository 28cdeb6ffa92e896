/** Every value of a compiled site is followed back to the bytes of the file that it is made from. */
import { defaultTreeAdapter } from 'parse5'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Origin, PageData, Point } from '../../../../src/content/model.ts'
import { renderPage } from '../../../../src/publish/render.tsx'
import { compileProject, getProject } from '../../../../src/site-folder/project.ts'
import { getAttribute, parseElements } from '../../browser/markup.ts'
import { type Leaf, leaves } from './leaves.ts'

const project = getProject(process.env)
const { value: site, findOrigin, source } = await compileProject(project)
if (!site || !findOrigin) throw new Error('The site has errors, see `npm run check`.')
const { shell, pages } = site

const lines = source.text.split('\n')

/** What the file says between two places, read as YAML by itself. */
function written({ range: { start, end } }: Origin): unknown {
  const [first = '', ...others] = lines.slice(start.line - 1, end.line)
  const until = (line: string, { column }: Point) => line.slice(0, column - 1)
  const last = others.pop()
  const all = last === undefined ? [until(first, end)] : [first, ...others, until(last, end)]
  return parse(all.join('\n').slice(start.column - 1))
}

const PLACE = /\{[^{}]+\}/g

/** The text at an origin with its variables filled in from their own origins. */
function filled(origin: Origin): string {
  const template = String(written(origin))
  const names = [...new Set(template.match(PLACE))]
  return template.replace(PLACE, (name) => {
    const part = origin.parts[names.indexOf(name)]
    return part ? filled(part) : name
  })
}

/** The file has other words for an address and for a size: '/Careers' for a link, a picture for its width. */
const OTHERWISE = ['href', 'src', 'width', 'height', 'kind', 'panel', 'id', 'canonical']

/** Made by counting, not written. */
const COUNTED =
  /^pages\/\d+\/placement\/(number|total|code|next\/code)$|^shell\/notFound\/placement\/total$/

const all = (['pages', 'shell', 'collections', 'requestPages'] as const).flatMap((part) => [
  ...leaves(site[part], [part]),
])
const isCounted = ({ path }: Leaf): boolean => COUNTED.test(path.join('/'))
const texts = all.filter(({ path }) => !OTHERWISE.includes(String(path.at(-1))))

test('every text of the compiled site is written where its origin says', () => {
  const followed = texts
    .filter((leaf) => !isCounted(leaf))
    .map((leaf) => ({ ...leaf, origin: findOrigin(leaf.path) }))
  // What the schema gives where nothing is written stands nowhere.
  const wrong = followed.filter(
    ({ value, origin }) => origin?.isExplicit !== false && (!origin || filled(origin) !== value),
  )
  expect(wrong).toEqual([])
  expect(followed.filter(({ origin }) => origin?.isExplicit).length).toBeGreaterThan(100)
})

test('links, pictures and sizes are followed too', () => {
  const others = all.filter(({ path }) => ['href', 'src', 'width'].includes(String(path.at(-1))))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(({ path }) => !findOrigin(path)?.isExplicit)).toEqual([])
})

/** The texts that a visitor reads or hears on a page. */
async function shownOn(page: PageData): Promise<string[]> {
  const { html } = await renderPage(shell, page)
  const unwrapped = html.replaceAll(/<\/span><wbr\/?><span[^>]*>/g, '')
  return parseElements(unwrapped).flatMap((element) => [
    ...element.childNodes.flatMap((node) =>
      defaultTreeAdapter.isTextNode(node) ? node.value.trim() : [],
    ),
    ...['alt', 'placeholder'].flatMap((name) => getAttribute(element, name)?.trim() ?? []),
  ])
}

/** What stands between the numbers that a page fills in, and beside the address that it makes a link. */
const BETWEEN = /\{[^{}]+\}|\S+@\S+/

function isShownAs(text: string, { value }: Leaf): boolean {
  if (value.trim() === text) return true
  const pieces = value.split(BETWEEN).map((one) => one.trim())
  if (pieces.length === 1 || pieces.join('') === '') return false
  return pieces.includes(text) || pieces.every((one) => text.includes(one))
}

test('every visible text of every page is followed to the bytes that it is made from', async () => {
  const around = texts.filter(({ path }) => path[0] !== 'pages')
  for (const [index, page] of pages.entries()) {
    const near = [
      ...texts.filter(({ path }) => path[0] === 'pages' && path[1] === index),
      ...around,
    ]
    const shown = [...new Set(await shownOn(page))].filter((text) => text !== '')
    expect(shown.length).toBeGreaterThan(0)
    const lost = shown.filter((text) => {
      const sources = near.filter((leaf) => isShownAs(text, leaf))
      return !sources.some((leaf) => {
        const origin = findOrigin(leaf.path)
        return isCounted(leaf) || (origin && filled(origin) === leaf.value)
      })
    })
    expect(lost, page.path).toEqual([])
  }
})

test('pages do not depend on positions in the file', async () => {
  const { value: same, findOrigin: elsewhere } = await compileProject(
    project,
    `# Moved.\n${source.text}`,
  )
  const name = ['shell', 'company', 'name']
  expect(elsewhere?.(name)?.range.start.line).toBe(Number(findOrigin(name)?.range.start.line) + 1)
  // The report of links is for editors: no page has it.
  expect({ ...same, links: site.links }).toEqual(site)
})
