import type { Page, Route } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { barLink, inBar, pageAt } from './parts.ts'
import { newScripts } from './requests.ts'
import { arrive, shown, test } from './visitor.ts'

const url = inject('url')
const link = barLink(0)

/** Sends a document with more in its body, under the policy of the document as it is. */
const planting = (markup: string) => async (route: Route) => {
  const response = await route.fetch()
  const body = (await response.text()).replace('</body>', `${markup}</body>`)
  await route.fulfill({ response, body })
}

const ran = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-ran'))

const RUN = "document.documentElement.setAttribute('data-ran','')"

/** What somebody might smuggle into a page, and the directive that keeps it out. */
const smuggled: readonly (readonly [what: string, markup: string, directive: string])[] = [
  ['a script in the document', `<script>${RUN}</script>`, 'script-src-elem'],
  [
    'a script in its address',
    `<script src="data:text/javascript,${RUN}"></script>`,
    'script-src-elem',
  ],
  [
    'a script from elsewhere',
    '<script src="https://elsewhere.example/x.js"></script>',
    'script-src-elem',
  ],
  ['a handler', `<img src="/none.svg" alt="" onerror="${RUN}">`, 'script-src-attr'],
  ['a style in the document', '<style>body{display:none}</style>', 'style-src-elem'],
  ['a style of an element', '<p style="color:red">red</p>', 'style-src-attr'],
  ['a picture from elsewhere', '<img src="https://elsewhere.example/x.png" alt="">', 'img-src'],
  ['a frame', '<iframe src="/" title="x"></iframe>', 'frame-src'],
  ['another base', '<base href="https://elsewhere.example/">', 'base-uri'],
]

test.for(smuggled)('%s is kept out', async ([, markup, directive], { open, troubles }) => {
  troubles.allow(new RegExp(`^policy: ${directive} `))
  troubles.tolerate(/^console\.error: |^request: csp |^response: 404 .+none\.svg$/)
  const page = await open()
  await page.route(link.href, planting(markup))
  await arrive(page, link.href)
  await expect.poll(() => troubles.has(new RegExp(`^policy: ${directive} `))).toBe(true)
  expect(await ran(page)).toBe(false)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.title()).toBe(pageAt(link.href).title)
})

const fromText: readonly (readonly [what: string, code: string])[] = [
  ['eval', `eval("${RUN}")`],
  ['a function from text', `new Function("${RUN}")()`],
  ['a timer from text', `setTimeout("${RUN}")`],
  ['markup from text', `document.body.innerHTML = "<img src=x onerror=\\"${RUN}\\">"`],
]

test.for(fromText)('%s does not run', async ([, code], { open, troubles }) => {
  troubles.allow(/^policy: (script-src|require-trusted-types-for) /)
  troubles.tolerate(/^console\.(error|info): /)
  const page = await open()
  const [chunk] = await newScripts(page, link.href, '/')
  await page.route(`**${chunk}`, async (route) => {
    const response = await route.fetch()
    const body = `try { ${code} } catch {}\n${await response.text()}`
    await route.fulfill({ response, body })
  })
  // The modules of the first page run with their own content only: this one comes later.
  await arrive(page, '/')
  await inBar(page, link).click()
  await shown(page, link.href)
  expect(await ran(page)).toBe(false)
})

test.for(['start-*', 'main-*', '*/~'])(
  '%s.js does not run with another content than it was built with',
  async (name, { open, troubles }) => {
    troubles.allow(/^console\.error: Failed to find a valid digest in the 'integrity' attribute/)
    troubles.tolerate(/^(error|request|console\.(error|warning)): /)
    const page = await open()
    await page.route(`**/assets/${name}.js`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${RUN};\n${await response.text()}` })
    })
    await page.goto('/')
    await expect.poll(() => troubles.has(/'integrity' attribute/)).toBe(true)
    expect(await ran(page)).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
  },
)

test('data for search engines stands in the document without breaking its policy', async ({
  open,
  troubles,
}) => {
  const page = await open()
  await arrive(page, link.href)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)['@context'])).toEqual(['https://schema.org'])
  expect(troubles.has(/^policy: /)).toBe(false)
})

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
  ),
}

describe('headers', async () => {
  const { pages } = inject('site')
  const home = await fetch(url)
  const [script] = /\/assets\/[^"]+/.exec(await home.text()) ?? []
  const picture = JSON.stringify(pages).match(/"src":"([^"]+)"/)?.[1] ?? ''
  const addresses = ['/', link.href, '/no-such-page', script ?? '', picture, '/api/none']

  test.for(addresses)('%s is protected', async (address, { expect }) => {
    const { headers } = await fetch(url + address)
    expect(Object.fromEntries(headers)).toMatchObject(HEADERS)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|https?:|data:/)
  })
})
