import { readFileSync, writeFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { GALLERY_PATH } from '../../../src/studio/gallery/messages.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { startDevServer } from './dev-server.ts'
import { test } from './page-driver.ts'

const { theme } = inject('site')

const EXAMPLES = [...vocabulary.kinds.keys()]
  .flatMap((kind) => ['smallest', 'usual', 'extreme'].map((name) => `${kind}/${name}`))
  .sort()

/** The two frames of the gallery, once they show all examples. */
async function getFrames(page: Page): Promise<Record<'light' | 'dark', Frame>> {
  const getFrame = async (scheme: string) => {
    const found = await page.locator(`iframe[title=${scheme} i]`).elementHandle()
    const frame = await found?.contentFrame()
    if (!frame) throw new Error(`There is no frame for ${scheme}.`)
    await frame.locator('[data-example]').last().waitFor({ state: 'attached' })
    return frame
  }
  return { light: await getFrame('light'), dark: await getFrame('dark') }
}

const look = (frame: Frame) =>
  frame.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return { background: style.getPropertyValue('--color-background'), scheme: style.colorScheme }
  })

test('the gallery shows every example in both schemes, follows edits and lists errors', async ({
  open,
}) => {
  // The examples name pictures of the project's own site.
  const { url, file, good, edit, end } = await startDevServer('.')
  onTestFinished(end)
  // The visitor's own scheme must make no difference.
  const page = await open({
    baseURL: url,
    viewport: { width: 1400, height: 900 },
    colorScheme: 'dark',
  })
  await page.goto(GALLERY_PATH)
  const frames = await getFrames(page)
  const list = page.locator('site-diagnostics li')
  for (const [scheme, frame] of Object.entries(frames) as ['light' | 'dark', Frame][]) {
    const { names, overflow, width } = await frame.evaluate(() => ({
      names: [...document.querySelectorAll('[data-example]')].flatMap((one) =>
        one.querySelector('div > *') ? (one.getAttribute('data-example') ?? []) : [],
      ),
      overflow: document.documentElement.scrollWidth - innerWidth,
      width: innerWidth,
    }))
    expect(names.sort(), scheme).toEqual(EXAMPLES)
    expect(width).toBe(360)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await look(frame)).toEqual({ background: theme[scheme].background, scheme })
  }
  const { light, dark } = frames
  const count = (selector: string) => light.locator(selector).count()
  expect(await count('[data-token^="--color-"]')).toBe(Object.keys(theme.light).length)
  for (const start of ['--step-', '--space-', '--font-'])
    expect(await count(`[data-token^="${start}"]`)).toBeGreaterThan(1)
  expect(await count('[data-part] section > div > *')).toBeGreaterThan(0)

  await page.getByLabel('1280').check()
  for (const frame of [light, dark])
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(1280)
  await page.getByRole('link', { name: 'stats', exact: true }).click()
  for (const frame of [light, dark]) {
    const top = () => frame.locator('#stats').evaluate((one) => one.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(40)
  }

  await light.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  edit(theme.light.background, '#FFEEDD')
  await expect.poll(async () => (await look(light)).background).toBe('#FFEEDD')
  expect((await look(dark)).background).toBe(theme.dark.background)
  expect(await light.locator('html[data-mark]').count()).toBe(1)

  // The site no longer contains the text of an example.
  const example = readFileSync('src/theme/sections/prose/example.yaml', 'utf8')
  const variable = '{company.hrEmail}'
  const line = example.slice(0, example.indexOf(variable)).split('\n').length
  const without = good.replaceAll(variable, '{company.contactEmail}')
  writeFileSync(file, without.replace(/^ *hrEmail:.*\n/m, ''))
  await list.getByText(`src/theme/sections/prose/example.yaml:${line}:`).first().waitFor()
  await light.locator('[data-faulty=true] section').first().waitFor({ state: 'attached' })
})
