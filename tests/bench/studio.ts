import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { parseDocument } from 'yaml'
import { startChromium } from '../../src/commands/screenshots/chromium.ts'
import { compileText, getProject } from '../../src/site-folder/project.ts'
import { readPublicFiles } from '../../src/site-folder/public-files.ts'
import { STUDIO_PATH, TOKEN_HEADER, TOKEN_META } from '../../src/studio/protocol/addresses.ts'
import { startDevServer } from '../engine/browser/dev-server.ts'
import { measureTime, median, type Row, type Work } from './ratio.ts'
import { measureKeyLatency, openTextField, waitForTextOnPage } from './studio-page.ts'

const ROUNDS = 5

/** Time between two edits, as when a person types (ms). The server has finished the previous one by then. */
const PAUSE_MS = 1500

const HEADLINE = ['routes', 0, 'sections', 0, 'headline']

const COMPILE = 'full compilation'
const SAVE = 'save an edit'
const UPDATE_PAGE = 'show an edit on the page'
const PAGE_STATE = 'load the texts of a page after an edit'
const PAGE_FORM = 'load the form of a page after an edit'
const SECTION_FORM = 'load the form of a section after an edit'
const KEY = 'show a typed character'
const PLAIN_KEY = 'the same in an empty page'

/** Measurements with their references and largest ratios, for this site and ten times its pages. */
const MEASURED = [
  { work: SAVE, reference: COMPILE, max: [1, 0.75] },
  { work: UPDATE_PAGE, reference: COMPILE, max: [2, 1] },
  { work: PAGE_STATE, reference: COMPILE, max: [1, 0.5] },
  { work: PAGE_FORM, reference: COMPILE, max: [1, 0.5] },
  { work: SECTION_FORM, reference: COMPILE, max: [1, 0.5] },
  { work: KEY, reference: PLAIN_KEY, max: [20, 20] },
]

/** Repeats the pages of the site under other addresses. */
function repeatPages(text: string, times: number): string {
  const at = text.indexOf('\nroutes:\n') + '\nroutes:\n'.length
  const routes = text.slice(at).replace(/\n*$/, '\n')
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    routes
      .replace(/^ {2}- path: \/?(.*)$/gm, `  - path: /copy-${index}/$1`)
      .replace(/(?<=^ {2}- path: \/copy-\d+)\/$/gm, '')
      .replace(/^( {4}(?:title|description): "?)/gm, `$1${index} `),
  )
  return [text.slice(0, at) + routes, ...copies].join('')
}

/** Response times of the studio relative to a full compilation. Requests after an edit find no cached result. */
export async function benchStudio(): Promise<Row[]> {
  const browser = await startChromium()
  try {
    const rows: Row[] = []
    for (const [index, times] of [1, 10].entries()) {
      const { pages, found } = await measure(times, browser)
      for (const { work, reference, max } of MEASURED) {
        const ms = found[work] ?? []
        rows.push({
          work: `${work}, ${pages} pages`,
          reference,
          ratio: median(ms.map((one, round) => one / Number(found[reference]?.[round]))),
          max: max[index] ?? 0,
          ms: median(ms),
        })
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** @returns milliseconds of each measurement by rounds, for a multiple of the pages of the site */
async function measure(times: number, browser: Browser) {
  const project = getProject({})
  const files = await readPublicFiles(project.publicDir)
  const { good, url, end } = await startDevServer(
    dirname(project.siteFile),
    (text) => repeatPages(text, times),
    'edit',
  )
  const text = repeatPages(good, times)
  const compileAll = () => compileText(project, files, { text })
  const pages = compileAll().value?.pages.length ?? 0
  const found: Record<string, number[]> = {}
  const record = (name: string, ms: number) => {
    found[name] = [...(found[name] ?? []), ms]
  }
  const time = async (name: string, work: Work) => record(name, await measureTime(work))
  const [window, plain] = [
    await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } }),
    await browser.newPage(),
  ]
  try {
    const client = await connect(url)
    let headline = String(parseDocument(good).getIn(HEADLINE))
    let edits = 0
    const edit = async () => {
      edits += 1
      const value = `Software built to carry weight ${edits}`
      await client.write(headline, value)
      headline = value
    }
    const editAndWait = async () => {
      const visible = waitForTextOnPage(window, `weight ${edits + 1}`)
      await edit()
      await visible
    }
    for (let round = 0; round <= ROUNDS; round += 1) {
      await time(COMPILE, () => compileAll().diagnostics)
      await setTimeout(PAUSE_MS)
      // Reconnect: the previous connection may have timed out.
      await client.get('nothing')
      await time(SAVE, edit)
      await time(PAGE_STATE, () => client.get('state?path=/'))
      await edit()
      await time(PAGE_FORM, () => client.form(HEADLINE.slice(0, 2)))
      await edit()
      await time(SECTION_FORM, () => client.form(HEADLINE.slice(0, 4)))
    }
    await plain.setContent('<textarea></textarea>')
    await openTextField(window, headline)
    for (let round = 0; round <= ROUNDS; round += 1) {
      record(KEY, await measureKeyLatency(window, 'aside textarea'))
      record(PLAIN_KEY, await measureKeyLatency(plain, 'textarea'))
      await window.bringToFront()
      await setTimeout(PAUSE_MS)
      await time(UPDATE_PAGE, editAndWait)
    }
    // The first round is a warm-up.
    for (const rounds of Object.values(found)) rounds.shift()
    return { pages, found }
  } finally {
    await Promise.all([window.close(), plain.close()])
    await end()
  }
}

/** A studio client without a user interface. @throws if an edit fails */
async function connect(url: string) {
  const html = await (await fetch(url + STUDIO_PATH)).text()
  const token = new RegExp(`name="${TOKEN_META}" content="([^"]+)"`).exec(html)?.[1] ?? ''
  const ask = (what: string): Promise<Response> => fetch(`${url}${STUDIO_PATH}/${what}`)
  /** Retries once, because an idle connection may just have been closed. */
  const get = async (what: string): Promise<string> =>
    (await ask(what).catch(() => ask(what))).text()
  const form = (at: unknown) => get(`form?at=${encodeURIComponent(JSON.stringify(at))}`)
  const write = async (was: string, value: string): Promise<void> => {
    const answer = await fetch(`${url}${STUDIO_PATH}/edit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token, Origin: url },
      body: JSON.stringify({ version: '', changes: [{ do: 'set', at: HEADLINE, value, was }] }),
    })
    const body = await answer.text()
    if (!body.startsWith('{"ok":true')) throw new Error(body)
  }
  return { get, form, write }
}
