import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { startChromium } from '../../src/commands/screenshots/chromium.ts'
import { compileText, projectOf } from '../../src/site-folder/project.ts'
import { readPublicFiles } from '../../src/site-folder/public-files.ts'
import { STUDIO_PATH, TOKEN_HEADER, TOKEN_META } from '../../src/studio/desk/messages.ts'
import { developing } from '../engine/browser/developing.ts'
import { median, type Row, timeOf } from './ratio.ts'
import { editAndSee, keyToScreen, typedInto } from './studio-window.ts'

const ROUNDS = 5

/** Between two edits a person types for longer (ms). Until then the terminal has said what the last one was about. */
const PAUSE_MS = 1500

/** The first text of the first page. */
const HEADLINE = ['routes', 0, 'sections', 0, 'headline']

/** The pages of this project's site so many times, each time under other addresses. */
export function repeated(text: string, times: number): string {
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

/** Milliseconds of each piece of work, and of compiling the same site anew, by rounds. */
type Times = ReadonlyMap<string, readonly number[]>

/**
 * What waiting costs in the studio, from a key to the page, against compiling the site anew. What comes after an edit is
 * measured after one: nothing of it is known to the server.
 */
export async function studioRows(): Promise<Row[]> {
  const server = await startChromium()
  const browser = await chromium.connect(server.wsEndpoint())
  try {
    const rows: Row[] = []
    for (const [times, limits] of [
      [1, { file: 1, page: 2, state: 1, form: 1 }],
      [10, { file: 0.75, page: 1, state: 0.5, form: 0.5 }],
    ] as const) {
      const { pages, found } = await measured(times, () => browser.newPage())
      const row = (what: string, name: string, most: number): Row => {
        const ms = found.get(name) ?? []
        const anew = found.get('anew') ?? []
        const ratio = median(ms.map((one, round) => one / (anew[round] ?? Number.NaN)))
        return {
          what: `${what}, ${pages} pages`,
          against: 'compile them anew',
          ratio,
          most,
          ms: median(ms),
        }
      }
      rows.push(
        row('an edit is in the file', 'file', limits.file),
        row('an edit is on the page', 'page', limits.page),
        row('what a page shows, after an edit', 'state', limits.state),
        row('form of a page, after an edit', 'form of page', limits.form),
        row('form of a section, after an edit', 'form of section', limits.form),
        {
          what: `a key shows in a field, ${pages} pages`,
          against: 'in a field of an empty page',
          ratio: median(found.get('key') ?? []) / median(found.get('plain key') ?? []),
          most: 20,
          ms: median(found.get('key') ?? []),
        },
      )
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measured(
  times: number,
  newPage: () => Promise<Page>,
): Promise<{ pages: number; found: Times }> {
  const project = projectOf({})
  const files = await readPublicFiles(project.publicDir)
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-studio-'))
  cpSync(project.publicDir, join(folder, 'public'), { recursive: true })
  const text = repeated(compileText(project, files).source.text, times)
  writeFileSync(join(folder, 'site.yaml'), text)
  const anew = () => compileText(project, files, { text })
  const pages = anew().value?.pages.length ?? 0
  const { url, end } = await developing(folder, undefined, 'edit')
  const found = new Map<string, number[]>()
  const keep = (name: string, ms: number) => found.set(name, [...(found.get(name) ?? []), ms])
  const [window, plain] = [await newPage(), await newPage()]
  try {
    const desk = await deskAt(url)
    let was = await desk.written()
    let edits = 0
    const next = () => {
      edits += 1
      return `Software built to carry weight ${edits}`
    }
    const edit = async () => {
      const value = next()
      await desk.write(was, value)
      was = value
    }
    await plain.setContent('<textarea></textarea>')
    await window.setViewportSize({ width: 1280, height: 800 })
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one: Record<string, number> = {}
      one.anew = await timeOf(() => anew().diagnostics)
      await setTimeout(PAUSE_MS)
      // A new connection: the one before may have been closed meanwhile.
      await desk.get('nothing')
      one.file = await timeOf(edit)
      one.state = await timeOf(() => desk.get('state?path=/'))
      await edit()
      one['form of page'] = await timeOf(() => desk.form(HEADLINE.slice(0, 2)))
      await edit()
      one['form of section'] = await timeOf(() => desk.form(HEADLINE.slice(0, 4)))
      // The first round warms everything up.
      if (round > 0) for (const [name, ms] of Object.entries(one)) keep(name, ms)
    }
    await typedInto(window, `${url}${STUDIO_PATH}`, was)
    for (let round = 0; round <= ROUNDS; round += 1) {
      const key = await keyToScreen(window, 'aside textarea')
      const plainKey = await keyToScreen(plain, 'textarea')
      const value = next()
      await window.bringToFront()
      await setTimeout(PAUSE_MS)
      const page = await editAndSee(window, { token: desk.token, at: HEADLINE, was, value })
      was = value
      if (round === 0) continue
      keep('key', key)
      keep('plain key', plainKey)
      keep('page', page)
    }
    return { pages, found }
  } finally {
    await Promise.all([window.close(), plain.close()])
    await end()
    rmSync(folder, { recursive: true, force: true })
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
  return {
    token,
    get,
    form,
    /** The headline as the file has it. */
    written: async (): Promise<string> => {
      const { texts } = JSON.parse(await get('state?path=/')) as {
        texts: { at: unknown; template: string }[]
      }
      const headline = texts.find(({ at }) => JSON.stringify(at) === JSON.stringify(HEADLINE))
      if (!headline) throw new Error('The first page has no headline.')
      return headline.template
    },
    write: async (was: string, value: string): Promise<void> => {
      const answer = await fetch(`${url}${STUDIO_PATH}/wish`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token, Origin: url },
        body: JSON.stringify({ do: 'write', at: HEADLINE, value, was }),
      })
      const said = await answer.text()
      if (!said.startsWith('{"ok":true')) throw new Error(said)
    },
  }
}
