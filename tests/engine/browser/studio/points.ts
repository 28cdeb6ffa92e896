/**
 * Everything that a page shows can be selected and edited. STUDIO_SITE is the folder of another site:
 * all its pages are tested. The other studio tests need the example; omit them with `-t 'can be pointed at'`.
 */
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { applyEdits, invertEdits } from '../../../../src/content/splices.ts'
import { getValueAt } from '../../../../src/content/value-at.ts'
import { createCompileContext, getProject } from '../../../../src/site-folder/project.ts'
import { readPublicFiles } from '../../../../src/site-folder/public-files.ts'
import { toCharacters } from '../../../../src/studio/client/rich-text/spans.ts'
import { editMany } from '../../../../src/studio/edit/edit-many.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { editRequest, type SiteChange } from '../../../../src/studio/protocol/edits.ts'
import { setWithParents } from '../../../../src/studio/server/set-with-parents.ts'
import { exampleTest as test } from '../page-driver.ts'
import { scrollThrough } from '../rules/page.ts'
import { type Pointed, pointAtAll } from './pointing.ts'
import { arriveInStudio, isLive, read, SITE, there } from './studio.ts'

/** Pages of the example that together have a section of every kind. */
const SAMPLE = ['/', '/Riders', '/Contact', '/Trailers', '/riders/Baker']

const MARK = 'x'

/** Numbers that pages compute are not in the file. */
const COUNTED = /^(\p{Lu}{1,2} )?\d{1,2}$/u

test('the studio: every text, field and picture that pages show can be pointed at and written', async ({
  open,
}) => {
  const page = await open({ baseURL: there().url, viewport: { width: 1600, height: 1000 } })
  await arriveInStudio(page, '/')
  const found: (Pointed & { readonly path: string })[] = []
  const look = async (path: string, within: string) =>
    found.push(
      ...(await page.evaluate(pointAtAll, { mark: MARK, within })).map((one) => ({ ...one, path })),
    )
  const paths = SITE ? await page.locator('.pages .address').allTextContents() : SAMPLE
  for (const [index, path] of paths.entries()) {
    await turnTo(page, path)
    // The page shell is tested on one page.
    await look(path, index === 0 ? '#root' : 'main')
  }
  await page.getByRole('radio', { name: 'Phone' }).press('Space')
  await look('on a phone', 'header')

  const file = read()
  const { tree } = parseCached(file)
  if (!tree) throw new Error('The file cannot be read.')
  const seen = found.filter(({ shows }) => !COUNTED.test(shows.trim()))
  expect(seen.filter((one) => !isWrittenThere(one, tree.data))).toEqual([])

  const project = getProject({ SITE_DIR: dirname(there().file) })
  const context = createCompileContext(project, await readPublicFiles(project.publicDir))
  const edits = new Map(
    found.flatMap(({ request }) => readWrites(request).map((one) => [getKey(one), one] as const)),
  )
  const written = (all: readonly Write[]) =>
    editMany(
      file,
      all.map(({ at, value }) => setWithParents(tree, at, value)),
      context,
    )
  const first = written([...edits.values()])
  // An e-mail address with another letter may be invalid, so it is refused.
  const refused = first.ok ? [] : first.diagnostics
  expect(refused.filter(({ code }) => code !== 'schema/format')).toEqual([])
  for (const { path } of refused) edits.delete(JSON.stringify(path))
  const result = written([...edits.values()])
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  const after = parseCached(result.text).tree?.data
  for (const { at, value } of edits.values()) expect(getValueAt(after, at)).toBe(value)
  expect(applyEdits(result.text, invertEdits(file, result.splices))).toBe(file)
  const letters = (all: readonly Pointed[]) =>
    all.reduce((sum, { is, shows }) => sum + (is === 'picture' ? 0 : shows.trim().length), 0)
  console.info(
    `${paths.length} pages, ${found.length} places, ${edits.size} texts of the file: ` +
      `${((100 * letters(seen)) / letters(found)).toFixed(2)} % of what pages show can be written`,
  )
})

/** Opens another page, as a person does. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.locator('.pages .address').getByText(path, { exact: true }).click()
  await page.waitForFunction((wanted) => {
    const frame = document.querySelector('iframe')
    return frame?.contentWindow?.location.pathname === wanted && document.querySelector('.texts li')
  }, path)
  await isLive(page)
  // Not revealed yet.
  for (const frame of page.mainFrame().childFrames()) await scrollThrough(frame)
}

type Write = Extract<SiteChange, { readonly do: 'set' }>

/** The values that a request sets. */
const readWrites = (request: unknown): Write[] => {
  const changes = editRequest.safeParse(request).data?.changes ?? []
  return changes.flatMap((one) => (one.do === 'set' ? [one] : []))
}

const getKey = ({ at }: Write): string => JSON.stringify(at)

/** Whether the opened field has the selected text, and the typed text is sent. */
function isWrittenThere({ is, shows, template, request }: Pointed, site: unknown): boolean {
  if (template === undefined) return false
  if (is === 'picture') return shows.startsWith(template) || template.endsWith('.svg')
  const value = String(readWrites(request)[0]?.value)
  if (value !== template + MARK && toCharacters(value) !== template + MARK) return false
  const filled = filledIn(template, site)
  // A view may show a text in parts, or several as one.
  return filled === undefined || filled.includes(shows.trim()) || shows.includes(filled)
}

/** A text with its variables filled in; undefined if the page fills in placeholders. */
function filledIn(template: string, site: unknown): string | undefined {
  let isOpen = false
  const filled = template.replace(/\{([a-z][\w.-]*)\}/gi, (_, name: string) => {
    const path = name.startsWith('figures.') ? `${name}.value` : name
    const value = getValueAt(site, path.split('.'))
    isOpen ||= value === undefined
    return filledIn(String(value), site) ?? ''
  })
  return isOpen ? undefined : filled
}
