import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { STUDIO_PATH, TOKEN_HEADER } from '../../../../src/studio/protocol/addresses.ts'
import { screenshot } from '../../fixtures/images.ts'
import { post } from '../dev-server.ts'
import { exampleTest as test } from '../page-driver.ts'
import { fetchDocument, holdResponses } from '../requests.ts'
import { axeViolations } from '../rules/axe.ts'
import { enter, hasSaved, read, says, there } from './studio.ts'

const IN_FILE = 'image: { src: /pictures/harbour.svg, alt: Houses at a harbour }'

const pictures = () => readdirSync(join(dirname(there().file), 'public/pictures'))

test('the studio replaces an image, uploads a new one and saves its alternative text', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point, undo } = await enter(reuse, '/')
  // A click on the edge of a button selects the button, not the image behind it.
  await point(frame.getByRole('main').getByRole('link', { name: 'Write to us' }).first())
  await page.getByRole('region', { name: 'Link' }).waitFor()
  const shown = frame.locator('figure img').first()
  await point(shown)
  const field = page.getByRole('region', { name: 'Picture' })
  await field.getByRole('button', { name: 'pictures/wheel.svg' }).press('Enter')
  const image = (inside: string) => good.replace(IN_FILE, `image: { ${inside} }`)
  await says(image('src: /pictures/wheel.svg, alt: Houses at a harbour'))
  await expect.poll(() => shown.getAttribute('src')).toBe('/pictures/wheel.svg')
  await field.getByText('The image was replaced.').waitFor()
  expect(await axeViolations(page, 'body')).toEqual([])

  const choose = (name: string, buffer: Buffer) =>
    field.getByLabel('Upload image').setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('Wörk.png', Buffer.from('no picture'))
  await field.getByRole('alert').waitFor()
  expect(pictures()).not.toContain('woerk.png')
  // An edit made during an upload waits for the upload.
  await choose('Wörk.png', screenshot(1))
  const words = field.getByRole('textbox', { name: 'Alternative text' })
  await words.fill('A work: "grey"')
  await words.press('Enter')
  await says(image('src: /pictures/woerk.png, alt: "A work: \\"grey\\""'))
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  await field.getByRole('radio', { name: 'Decorative' }).press('Space')
  await field.getByRole('button', { name: 'Save', disabled: false }).press('Enter')
  await says(image('src: /pictures/woerk.png, decorative: true'))
  expect(await axeViolations(page, 'body')).toEqual([])
  for (const before of [
    image('src: /pictures/woerk.png, alt: "A work: \\"grey\\""'),
    image('src: /pictures/woerk.png, alt: Houses at a harbour'),
    image('src: /pictures/wheel.svg, alt: Houses at a harbour'),
    good,
  ]) {
    await undo()
    await says(before)
  }
})

test('the studio replaces an image in a form and accepts a file dropped on the page', async ({
  reuse,
}) => {
  const { good } = there()
  const { page, frame, point, press, undo } = await enter(reuse, '/')
  const shown = frame.locator('figure img').first()
  await point(shown)
  await press('Edit section')
  const field = page.getByRole('group', { name: 'Picture' }).first()
  await field.getByText('Replace image').press('Enter')
  await field.getByRole('button', { name: 'pictures/wheel.svg' }).press('Enter')
  const image = (inside: string) => good.replace(IN_FILE, `image: { ${inside} }`)
  await says(image('src: /pictures/wheel.svg, alt: Houses at a harbour'))
  await field.getByText('The image was replaced.').waitFor()
  const chosen = { name: 'x.png', mimeType: 'image/png' }
  await field
    .getByLabel('Upload image')
    .setInputFiles({ ...chosen, buffer: Buffer.from('no picture') })
  await field.getByRole('alert').waitFor()
  const words = field.getByRole('textbox', { name: 'Alternative text' })
  expect(await axeViolations(page, 'body')).toEqual([])
  await words.fill('A wheel')
  // The upload starts before the studio state shows the saved text.
  const known = await holdResponses(page, /\/state\?/)
  await words.press('Enter')
  await hasSaved(image('src: /pictures/wheel.svg, alt: A wheel'))
  const dropped = [...screenshot(2)]
  await shown.evaluate((picture, bytes) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'Dropped.png', { type: 'image/png' }))
    const { x, y, width, height } = picture.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true }
    for (const kind of ['dragover', 'drop'])
      picture.dispatchEvent(new DragEvent(kind, { ...at, dataTransfer }))
  }, dropped)
  known()
  await says(image('src: /pictures/dropped.png, alt: A wheel'))
  await expect.poll(() => shown.getAttribute('src')).toBe('/pictures/dropped.png')
  await undo(3)
  await says(good)
})

test('npm run edit: a page shows changes made while it was loading', async ({
  reuse,
  failures,
}) => {
  const { url, edit } = there()
  // React reports a hydration mismatch before the reload.
  failures.ignore(/^console\.(debug|info|error): /)
  const page = await reuse({ baseURL: url })
  const release = await holdResponses(page, /\/src\/app\/main\.tsx$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  edit(IN_FILE, 'image: { src: /pictures/wheel.svg, alt: Houses at a harbour }')
  await expect.poll(() => fetchDocument(url)).toContain('src="/pictures/wheel.svg" alt="Houses')
  release()
  await page.locator('img[src="/pictures/wheel.svg"][alt^=Houses]').waitFor()
})

const VALUE = { src: '/favicon.svg', decorative: true }
const CHANGE = { do: 'setImage', at: ['icon'], value: VALUE, was: VALUE }
const EDIT = { version: '', changes: [CHANGE] }
const UPLOAD = {
  version: '',
  name: '../../x.png',
  content: screenshot(1).toString('base64'),
  change: CHANGE,
}

test('the studio refuses reads and writes from other origins', async ({ open, failures }) => {
  const { url, good } = there()
  const { host } = new URL(url)
  failures.ignore(/./)
  const page = await open({ baseURL: url })
  await page.goto(STUDIO_PATH)
  const token = await page.locator('meta[name=studio-token]').getAttribute('content')
  const own = {
    host,
    origin: url,
    'content-type': 'application/json',
    [TOKEN_HEADER]: token ?? '',
  }
  const foreign: Record<string, string>[] = [
    { ...own, [TOKEN_HEADER]: '' },
    { ...own, [TOKEN_HEADER]: `${token}x` },
    { ...own, origin: 'https://else.example' },
    { ...own, origin: 'null' },
    { ...own, origin: 'http://127.0.0.1:1' },
    { ...own, host: 'else.example', origin: 'http://else.example' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'content-type': 'text/plain' },
    { host, 'content-type': 'application/json' },
  ]
  const before = pictures()
  for (const [where, body] of [
    ['/edit', EDIT],
    ['/upload', UPLOAD],
    ['/publish', { command: ['touch', 'x'], isConfirmed: true, commitMessage: 0 }],
  ] as const) {
    for (const headers of foreign) expect(await post(url, where, headers, body)).toBe(403)
    expect(
      await post(url, where, own, { ...body, change: { ...CHANGE, at: 'icon' }, changes: [] }),
    ).toBe(400)
    const long = { ...own, 'content-length': String(10 ** 9) }
    expect(await post(url, where, long, {})).toBe(413)
  }
  // A valid token: an upload for a missing place is answered and leaves no file.
  expect(await post(url, '/upload', own, UPLOAD)).toBe(409)

  const hostile = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title>')
  })
  await new Promise<void>((done) => hostile.listen(0, '127.0.0.1', done))
  const { port } = hostile.address() as AddressInfo // it listens on a port
  await page.goto(`http://localhost:${port}/`)
  const got = await page.evaluate(attack, {
    studio: url + STUDIO_PATH,
    body: JSON.stringify(UPLOAD),
    header: TOKEN_HEADER,
  })
  // Preconnected sockets would keep the server open.
  hostile.closeAllConnections()
  hostile.close()
  expect(got).toEqual([])
  expect([read(), pictures()]).toEqual([good, before])
})

/** Runs in a page of another origin. @returns everything it could read */
async function attack({ studio, body, header }: Record<'studio' | 'body' | 'header', string>) {
  const got: string[] = []
  const kept = async (asked: Promise<Response>) => {
    const text = await asked.then((answer) => answer.text()).catch(() => '')
    if (text !== '') got.push(text)
  }
  const json = { 'content-type': 'application/json', [header]: 'guessed' }
  for (const path of ['', '/state', '/images']) await kept(fetch(studio + path))
  for (const path of ['/edit', '/upload']) {
    await kept(fetch(studio + path, { method: 'POST', body, mode: 'no-cors' }))
    await kept(fetch(studio + path, { method: 'POST', body, headers: json }))
  }
  const frame = document.createElement('iframe')
  frame.src = studio
  const loaded = new Promise((done) => frame.addEventListener('load', done))
  document.body.append(frame)
  await loaded
  if (frame.contentDocument?.querySelector('meta')) got.push('the frame')
  return got
}
