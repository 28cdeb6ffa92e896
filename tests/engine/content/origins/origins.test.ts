/** `findOrigin` leads from every value of a compiled site to its bytes in the file. */
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

/** The value of the YAML at an origin. */
function written({ range: { start, end } }: Origin): unknown {
  const [first = '', ...others] = lines.slice(start.line - 1, end.line)
  const until = (line: string, { column }: Point) => line.slice(0, column - 1)
  const last = others.pop()
  const all = last === undefined ? [until(first, end)] : [first, ...others, until(last, end)]
  return parse(all.join('\n').slice(start.column - 1))
}

const PLACE = /\{[^{}]+\}/g

/** The text at an origin, with variables replaced by the texts at their own origins. */
function filled(origin: Origin): string {
  const template = String(written(origin))
  const names = [...new Set(template.match(PLACE))]
  return template.replace(PLACE, (name) => {
    const part = origin.parts[names.indexOf(name)]
    return part ? filled(part) : name
  })
}

/** Keys whose value differs from the file, such as the width of an image. */
const OTHERWISE = ['href', 'src', 'width', 'height', 'kind', 'panel', 'id', 'canonical']

/** Calculated values. */
const COUNTED =
  /^pages\/\d+\/placement\/(number|total|code|next\/code)$|^shell\/notFound\/placement\/total$/

const all = (['pages', 'shell', 'collections', 'requestPages'] as const).flatMap((part) => [
  ...leaves(site[part], [part]),
])
const isCounted = ({ path }: Leaf): boolean => COUNTED.test(path.join('/'))
const texts = all.filter(({ path }) => !OTHERWISE.includes(String(path.at(-1))))

test('finds the origin of every text of the compiled site', () => {
  const followed = texts
    .filter((leaf) => !isCounted(leaf))
    .map((leaf) => ({ ...leaf, origin: findOrigin(leaf.path) }))
  // Defaults of the schema have no text in the file.
  const wrong = followed.filter(
    ({ value, origin }) => origin?.isExplicit !== false && (!origin || filled(origin) !== value),
  )
  expect(wrong).toEqual([])
  expect(followed.filter(({ origin }) => origin?.isExplicit).length).toBeGreaterThan(100)
})

test('finds the origins of links, images and sizes', () => {
  const others = all.filter(({ path }) => ['href', 'src', 'width'].includes(String(path.at(-1))))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(({ path }) => !findOrigin(path)?.isExplicit)).toEqual([])
})

/** Visible texts, alternative texts and placeholders of a page. */
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

/** Splits a text at variables and at e-mail addresses, which pages show as links. */
const BETWEEN = /\{[^{}]+\}|\S+@\S+/

function isShownAs(text: string, { value }: Leaf): boolean {
  if (value.trim() === text) return true
  const pieces = value.split(BETWEEN).map((one) => one.trim())
  if (pieces.length === 1 || pieces.join('') === '') return false
  return pieces.includes(text) || pieces.every((one) => text.includes(one))
}

test('finds the origin of every visible text of a page of each layout', async () => {
  const around = texts.filter(({ path }) => path[0] !== 'pages')
  const orders = new Set<string>()
  for (const [index, page] of pages.entries()) {
    const order = page.sections.map(({ kind }) => kind).join()
    if (orders.has(order)) continue
    orders.add(order)
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

test('creates the same pages when all positions in the file change', async () => {
  const { value: same, findOrigin: elsewhere } = await compileProject(
    project,
    `# Moved.\n${source.text}`,
  )
  const name = ['shell', 'company', 'name']
  expect(elsewhere?.(name)?.range.start.line).toBe(Number(findOrigin(name)?.range.start.line) + 1)
  // The list of links contains positions.
  expect({ ...same, links: site.links }).toEqual(site)
})
