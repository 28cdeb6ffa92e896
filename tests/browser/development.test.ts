import { expect, inject, onTestFinished } from 'vitest'
import { CONTACT_PATH } from '../../src/request-path.ts'
import { developing } from './developing.ts'
import { exampleTest as test } from './visitor.ts'

const { theme } = inject('exampleSite')
const PATH = '/Jobs'
const HEADLINE = 'headline: Mend with us'

test('npm run dev: what is edited shows, mistakes are listed at their line until they are mended', async ({
  open,
  troubles,
}) => {
  const { url, good, edit, end } = await developing()
  onTestFinished(end)
  troubles.tolerate(/^console\.(debug|info): /)
  const page = await open({ baseURL: url })
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
  const overlay = page.locator('site-findings')
  const said = overlay.locator('li')
  /** The mark is gone when the document is loaded anew. */
  const arrive = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  }
  await arrive(PATH)
  for (const words of ['Join the shop', 'Join the ride']) {
    edit(HEADLINE, `headline: ${words}`)
    await heading(words).waitFor()
  }
  edit('{ label: Riders, to: /Riders }', '{ label: Customers, to: /Riders }')
  await page.locator('header').getByRole('link', { name: 'Customers' }).first().waitFor()
  edit(`paper: "${theme.light.paper}"`, 'paper: "#FFEEDD"')
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement)
      .getPropertyValue('--colour-paper')
      .includes('#FFEEDD'),
  )

  edit(HEADLINE, 'headlin: Join another shop')
  await said.first().waitFor()
  expect(await said.count()).toBe(1)
  const line = good.slice(0, good.indexOf(HEADLINE)).split('\n').length
  expect(await said.textContent()).toContain(`site.yaml:${line}:`)
  expect(await said.textContent()).toContain('"headline"')
  expect(await said.getAttribute('data-code')).toBe('schema/unknown-key')
  const last = inject('exampleSite').pages.find(({ path }) => path === PATH)
  const hero = last?.sections.find(({ kind }) => kind === 'hero')
  if (hero?.kind !== 'hero') throw new Error(`${PATH} has no headline.`)
  await heading(hero.headline).waitFor()
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  edit(HEADLINE, 'headlin: Join yet another shop')
  await said.first().waitFor()
  edit(HEADLINE, 'headline: Join another shop')
  await heading('Join another shop').waitFor()
  await overlay.waitFor({ state: 'hidden' })
  expect(await page.locator('html[data-mark]').count()).toBe(1)

  edit(`  - path: ${PATH}\n`, `  - path: /More-Jobs\n`)
  await said.first().waitFor()
  edit(
    '  - path: /Riders\n',
    `  - path: /More-Jobs
    set: shop
    title: More jobs
    description: More jobs.
    sections: [{ type: head, headline: More jobs }]
  - path: /Riders\n`,
  )
  await overlay.waitFor({ state: 'hidden' })
  await arrive('/More-Jobs')
  await heading('More jobs').waitFor()
})

test('npm run dev: everything that is served besides pages is there, too, for this machine alone', async () => {
  const { url, end } = await developing()
  onTestFinished(end)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/)
  const answer = (path: string, accept = '*/*') => fetch(url + path, { headers: { accept } })
  for (const [path, type, part] of [
    ['/sitemap.xml', 'application/xml', '<urlset'],
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/manifest.webmanifest', 'application/manifest+json', '"name"'],
    ['/pictures/wheel.svg', 'image/svg+xml', '<circle'],
  ] as const) {
    const reply = await answer(path)
    expect(reply.status, path).toBe(200)
    expect(reply.headers.get('content-type')).toContain(type)
    expect(await reply.text()).toContain(part)
  }
  const found = await answer(PATH, 'text/html')
  expect(found.headers.get('cache-control')).toBe('no-store')
  const missing = await answer(`${PATH}s`, 'text/html')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain(`href="${PATH}"`)
  const refused = await answer(CONTACT_PATH, 'application/json')
  expect(await refused.json()).toMatchObject({ success: false })
})
