import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { parseDocument } from 'yaml'
import { launchOptions } from '../../src/commands/screenshots/chromium.ts'
import { compileText, projectOf } from '../../src/site-folder/project.ts'
import { readPublicFiles } from '../../src/site-folder/public-files.ts'
import { STUDIO_PATH, TOKEN_HEADER, TOKEN_META } from '../../src/studio/desk/messages.ts'
import { developing } from '../engine/browser/developing.ts'
import { median, type Row, timeOf } from './ratio.ts'
import { keyToScreen, seenOnPage, typedInto } from './studio-window.ts'

const ROUNDS = 5

/** Between two edits a person types for longer (ms). Until then the terminal has said what the last one was about. */
const PAUSE_MS = 1500

/** The first text of the first page. */
const HEADLINE = ['routes', 0, 'sections', 0, 'headline']

/** The largest ratios on this project's own site, and on so many times its pages. */
const MOST = {
  'an edit is in the file': [1, 0.75],
  'an edit is on the page': [2, 1],
  'what a page shows, after an edit': [1, 0.5],
  'form of a page, after an edit': [1, 0.5],
  'form of a section, after an edit': [1, 0.5],
}
const TIMES = [1, 10]

/** Milliseconds of each piece of work, by rounds. */
type Found = Readonly<Record<string, readonly number[]>>

/** The pages of this project's site so many times, each time under other addresses. */
function repeated(text: string, times: number): string {
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

/**
 * What waiting costs in the studio, from a key to the page, against compiling the site anew. What comes after an edit is
 * measured after one: nothing of it is known to the server.
 */
export async function studioRows(): Promise<Row[]> {
  const browser = await chromium.launch(await launchOptions())
  try {
    const rows: Row[] = []
    for (const [index, times] of TIMES.entries()) {
      const { pages, found } = await measured(times, browser)
      for (const [what, limits] of Object.entries(MOST)) {
        const ms = found[what] ?? []
        rows.push({
          what: `${what}, ${pages} pages`,
          against: 'compile them anew',
          ratio: median(ms.map((one, round) => one / Number(found.anew?.[round]))),
          most: limits[index] ?? 0,
          ms: median(ms),
        })
      }
      rows.push({
        what: `a key shows in a field, ${pages} pages`,
        against: 'in a field of an empty page',
        ratio: median(found.key ?? []) / median(found['plain key'] ?? []),
        most: 20,
        ms: median(found.key ?? []),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function measured(times: number, browser: Browser): Promise<{ pages: number; found: Found }> {
  const project = projectOf({})
  const files = await readPublicFiles(project.publicDir)
  const { good, url, end } = await developing(
    dirname(project.siteFile),
    (text) => repeated(text, times),
    'edit',
  )
  const text = repeated(good, times)
  const anew = () => compileText(project, files, { text })
  const pages = anew().value?.pages.length ?? 0
  const found: Record<string, number[]> = {}
  const keep = async (name: string, ms: Promise<number>) => {
    found[name] = [...(found[name] ?? []), await ms]
  }
  const [window, plain] = [await browser.newPage(), await browser.newPage()]
  try {
    const desk = await deskAt(url)
    let headline = String(parseDocument(good).getIn(HEADLINE))
    let edits = 0
    const edit = async () => {
      edits += 1
      const value = `Software built to carry weight ${edits}`
      await desk.write(headline, value)
      headline = value
    }
    const editAndSee = async () => {
      const seen = seenOnPage(window, `weight ${edits + 1}`)
      await edit()
      await seen
    }
    for (let round = 0; round <= ROUNDS; round += 1) {
      await keep(
        'anew',
        timeOf(() => anew().diagnostics),
      )
      await setTimeout(PAUSE_MS)
      // A new connection: the one before may have been closed meanwhile.
      await desk.get('nothing')
      await keep('an edit is in the file', timeOf(edit))
      await keep(
        'what a page shows, after an edit',
        timeOf(() => desk.get('state?path=/')),
      )
      await edit()
      await keep(
        'form of a page, after an edit',
        timeOf(() => desk.form(HEADLINE.slice(0, 2))),
      )
      await edit()
      await keep(
        'form of a section, after an edit',
        timeOf(() => desk.form(HEADLINE.slice(0, 4))),
      )
    }
    await plain.setContent('<textarea></textarea>')
    await window.setViewportSize({ width: 1280, height: 800 })
    await typedInto(window, `${url}${STUDIO_PATH}`, headline)
    for (let round = 0; round <= ROUNDS; round += 1) {
      await keep('key', keyToScreen(window, 'aside textarea'))
      await keep('plain key', keyToScreen(plain, 'textarea'))
      await window.bringToFront()
      await setTimeout(PAUSE_MS)
      await keep('an edit is on the page', timeOf(editAndSee))
    }
    // The first round warms everything up.
    for (const rounds of Object.values(found)) rounds.shift()
    return { pages, found }
  } finally {
    await Promise.all([window.close(), plain.close()])
    await end()
  }
}

/** What the window asks of the server, without a window. @throws if it is refused */
async function deskAt(url: string) {
  const html = await (await fetch(url + STUDIO_PATH)).text()
  const token = new RegExp(`name="${TOKEN_META}" content="([^"]+)"`).exec(html)?.[1] ?? ''
  const ask = (what: string): Promise<Response> => fetch(`${url}${STUDIO_PATH}/${what}`)
  /** A connection that has rested may be closed just now. */
  const get = async (what: string): Promise<string> =>
    (await ask(what).catch(() => ask(what))).text()
  const form = (at: unknown) => get(`form?at=${encodeURIComponent(JSON.stringify(at))}`)
  const write = async (was: string, value: string): Promise<void> => {
    const answer = await fetch(`${url}${STUDIO_PATH}/wish`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token, Origin: url },
      body: JSON.stringify({ do: 'write', at: HEADLINE, value, was }),
    })
    const said = await answer.text()
    if (!said.startsWith('{"ok":true')) throw new Error(said)
  }
  return { get, form, write }
}
