import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { gotoPage, exampleTest as test, waitForPage } from './page-driver.ts'
import { example } from './page-parts.ts'
import { fetchDocument, fetchResponse, findNewScripts } from './requests.ts'
import { sites } from './rules/sites.ts'

const { barLink, inBar, pageAt } = example
const link = barLink(0)

const ran = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-ran'))

const RUN = "document.documentElement.setAttribute('data-ran','')"

/** Injected markup, and the directive that blocks it. */
const SMUGGLED: readonly (readonly [markup: string, directive: string])[] = [
  [`<script>${RUN}</script>`, 'script-src-elem inline'],
  [`<script src="data:text/javascript,${RUN}"></script>`, 'script-src-elem data'],
  ['<script src="https://elsewhere.example/x.js"></script>', 'script-src-elem https'],
  [`<img src="/none.svg" alt="" onerror="${RUN}">`, 'script-src-attr'],
  ['<style>body{display:none}</style>', 'style-src-elem'],
  ['<p style="color:red">red</p>', 'style-src-attr'],
  ['<img src="https://elsewhere.example/x.png" alt="">', 'img-src'],
  ['<iframe src="/" title="x"></iframe>', 'frame-src'],
  ['<base href="https://elsewhere.example/">', 'base-uri'],
]

test('blocks injected scripts, styles, images and frames', async ({ reuse, failures }) => {
  const noted = SMUGGLED.map(([, directive]) => new RegExp(`^policy: ${directive}`))
  failures.expect(...noted)
  failures.ignore(/^console\.error: |^request: csp |^response: 404 .+none\.svg$/)
  const page = await reuse()
  await page.route(link.href, async (route: Route) => {
    const response = await route.fetch()
    const markup = SMUGGLED.map(([one]) => one).join('')
    const body = (await response.text()).replace('</body>', `${markup}</body>`)
    await route.fulfill({ response, body })
  })
  await gotoPage(page, link.href)
  await expect.poll(() => noted.filter((one) => !failures.has(one))).toEqual([])
  expect(await ran(page)).toBe(false)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.title()).toBe(pageAt(link.href).title)
})

test('blocks eval and HTML sinks in scripts of the site', async ({ reuse, failures }) => {
  failures.expect(/^policy: require-trusted-types-for /)
  failures.ignore(/^console\.(error|info): /)
  const codes = [
    `eval("${RUN}")`,
    `new Function("${RUN}")()`,
    `setTimeout("${RUN}")`,
    `document.body.innerHTML = "<img src=x onerror=\\"${RUN}\\">"`,
  ]
  const page = await reuse()
  // Modules of the first page have integrity checks, so change one that loads later.
  await gotoPage(page, '/')
  const [chunk] = await findNewScripts(page, link.href, '/')
  await page.route(`**${chunk}`, async (route) => {
    const response = await route.fetch()
    const tried = codes.map(
      (code) => `try { ${code} } catch { globalThis.refused = 1 + (globalThis.refused ?? 0) }`,
    )
    await route.fulfill({ response, body: `${tried.join('\n')}\n${await response.text()}` })
  })
  await inBar(page, link).click()
  await waitForPage(page, link.href)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'refused'))).toBe(codes.length)
  expect(await ran(page)).toBe(false)
})

test.for(['assets/main-*', '~pages/*/~'])(
  'does not run %s.js when its content differs from the build',
  async (name, { reuse, failures }) => {
    failures.expect(/^console\.error: Failed to find a valid digest in the 'integrity' attribute/)
    failures.ignore(/^(error|request|console\.(error|warning)): /)
    const page = await reuse()
    await page.route(`**/${name}.js`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${RUN};\n${await response.text()}` })
    })
    await page.goto('/')
    // The application is loaded at the first interaction.
    await page.keyboard.press('Tab')
    await expect.poll(() => failures.has(/'integrity' attribute/)).toBe(true)
    expect(await ran(page)).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
  },
)

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
  ),
}

test.for(sites)(
  'sends security headers with every response of the $name',
  async ({ url, site }) => {
    const [script = ''] = /\/assets\/[^"]+/.exec(await fetchDocument(url)) ?? []
    const picture = JSON.stringify(site.pages).match(/"src":"([^"]+)"/)?.[1] ?? ''
    const paths = site.pages.map(({ path }) => path)
    for (const address of [...paths, '/no-such-page', script, picture, '/api/none']) {
      const { headers } = await fetchResponse(url + address)
      expect(Object.fromEntries(headers), address).toMatchObject(HEADERS)
      // The example embeds a map from another origin.
      const policy = headers.get('content-security-policy')?.replace(/frame-src https:[^;]+/, '')
      expect(policy, address).not.toMatch(/unsafe-|\*|https?:|data:/)
    }
  },
)
