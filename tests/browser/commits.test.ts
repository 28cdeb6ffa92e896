/** How often React writes something into a page: a page that only moves has nothing to write. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { arrive, test } from './visitor.ts'

const { scrolledAfterPx } = inject('site').shell.behaviour

/** What React tells its tools, also in production. */
interface Told {
  commits?: number
}

/** Has commits counted from the first one on. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const told = globalThis as Told
    told.commits = 0
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => {
        told.commits = (told.commits ?? 0) + 1
      },
    }
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })

/** Commits so far, a few frames after the last deed. */
const commits = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    const told = globalThis as Told
    return told.commits
  })

/** Scrolls to several places, one after the other. */
const scroll = (page: Page, places: readonly number[]) =>
  page.evaluate(async (tops) => {
    for (const top of tops) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  }, places)

test('a page that is scrolled is written to only where its bar changes', async ({ open }) => {
  const page = await open()
  await count(page)
  await arrive(page, '/')
  const before = (await commits(page)) ?? 0
  expect(before).toBeGreaterThan(0)
  await scroll(page, [1, 2, 3, scrolledAfterPx])
  expect(await commits(page)).toBe(before)
  await scroll(page, [scrolledAfterPx + 1])
  expect(await commits(page)).toBe(before + 1)
  await scroll(page, [100, 200, 300, 400])
  expect(await commits(page)).toBe(before + 1)
  await scroll(page, [0])
  expect(await commits(page)).toBe(before + 2)
})
