/** Embeds and videos load nothing before the visitor starts them. */
import { expect } from 'vitest'
import { gotoPage, exampleTest as test } from './page-driver.ts'
import { example } from './page-parts.ts'

test('loads an embed only after its link is followed, also without JavaScript', async ({
  open,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ javaScriptEnabled })
    const asked: string[] = []
    const { path, sections } = example.pageWith('embed')
    const embed = sections.find((one) => one.kind === 'embed')
    if (!embed) throw new Error('pageWith has found another page.')
    await page.context().route(`${new URL(embed.address).origin}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Here it is</p>' })
    })
    if (javaScriptEnabled) await gotoPage(page, path)
    else await page.goto(path)
    const link = page.getByRole('link', { name: embed.label })
    await link.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await link.press('Enter')
    await page.frameLocator(`iframe[title="${embed.title}"]`).getByText('Here it is').waitFor()
    expect(asked).toEqual([embed.address])
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('loads a video on play and shows its captions', async ({ reuse }) => {
  const page = await reuse()
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  const { path, sections } = example.pageWith('video')
  const files = sections.flatMap((one) => {
    if (one.kind !== 'video') return []
    return [one.file, one.captions].flatMap((to) =>
      to !== 'silent' && 'href' in to ? to.href : [],
    )
  })
  expect(files).toHaveLength(2)
  await gotoPage(page, path)
  await page.locator('video').scrollIntoViewIfNeeded()
  expect(asked).not.toContain(files[0])
  // The browser's own captions button is not reachable from scripts.
  await page.locator('video').evaluate((one: HTMLVideoElement) => {
    for (const track of one.textTracks) track.mode = 'showing'
  })
  await page.locator('video').focus()
  await page.keyboard.press('Space')
  await page.waitForFunction(() => {
    const [one] = document.querySelectorAll('video')
    return one && one.currentTime > 0 && one.textTracks[0]?.cues?.length === 1
  })
  expect(asked).toEqual(expect.arrayContaining(files))
})
