/** A photo from a phone and an analytics script. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { gotoPage, exampleTest as test } from './page-driver.ts'
import { ANALYTICS_ORIGIN } from './test-sites.ts'

/** Opens the home page with the script's origin mocked. Also returns all requested addresses. */
async function visit(
  open: (options: BrowserContextOptions) => Promise<Page>,
  script: string,
  options: BrowserContextOptions = {},
) {
  const page = await open({ baseURL: inject('others').owners?.url ?? '', ...options })
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await page.context().route(/^https:/, (route) =>
    route.fulfill({
      body: route.request().url().endsWith('.js') ? script : '',
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await gotoPage(page, '/')
  return { page, asked }
}

test('loads a photo in the displayed size and orientation', async ({ open }) => {
  const sizeIn = async (width: number, deviceScaleFactor: number) => {
    const viewport = { width, height: 800 }
    const { page, asked } = await visit(open, '', { viewport, deviceScaleFactor })
    const [isUpright, file] = await page.getByAltText('The oven').evaluate(async (one) => {
      if (!(one instanceof HTMLImageElement)) throw new Error('It is no picture.')
      await one.decode()
      return [one.clientHeight > one.clientWidth, one.currentSrc] as const
    })
    expect(isUpright).toBe(true)
    expect(asked.filter((one) => /\.(webp|jpg)$/.test(one))).toEqual([file])
    return /-(\d+)\.webp$/.exec(file)?.[1] ?? new URL(file).pathname
  }
  expect(await sizeIn(390, 1)).toBe('480')
  expect(await sizeIn(390, 3)).toBe('1320')
  expect(await sizeIn(1280, 1)).toBe('800')
  expect(await sizeIn(1440, 3)).toBe('/Our%20oven,%201.jpg')
})

test("runs an owner's script and blocks every connection that is not declared", async ({
  open,
  failures,
}) => {
  // Typical actions of such scripts.
  const script = `
    const { domain } = document.currentScript.dataset
    const tried = (work) => Promise.resolve().then(work).then(() => 'done', () => 'refused')
    const load = () => new Promise((done, refused) => {
      const more = document.createElement('script')
      Object.assign(more, { onload: done, onerror: refused, src: '${ANALYTICS_ORIGIN}/js/more.js' })
      document.head.append(more)
    })
    Promise.all([
      tried(() => fetch('${ANALYTICS_ORIGIN}/event', { method: 'POST', body: domain })),
      tried(() => fetch('https://other.example.net/event')),
      tried(load),
      tried(() => eval('1')),
      tried(() => { document.body.innerHTML = '<p></p>' }),
    ]).then((all) => { document.documentElement.dataset.counted = all.join() })`
  const { page, asked } = await visit(open, script)
  await page.locator('html[data-counted]').waitFor({ state: 'attached' })
  expect(await page.locator('html').getAttribute('data-counted')).toBe(
    'done,refused,refused,refused,refused',
  )
  const elsewhere = asked.filter((one) => one.startsWith('https:'))
  expect(elsewhere.sort()).toEqual([`${ANALYTICS_ORIGIN}/event`, `${ANALYTICS_ORIGIN}/js/count.js`])
  failures.expect(/^policy: connect-src/, /^policy: require-trusted-types-for/)
  failures.ignore(/^(policy|console\.error|request): /)
})
