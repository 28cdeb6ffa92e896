/** What was left works on no longer, and a page at rest rests: counted, with a planted fault for each. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { pagePerLayout } from '../lighthouse/layouts.ts'
import { countFrames, framesAskedIn, gone, noteObservers, observedIn, visitAll } from './left.ts'
import { arrive, test } from './visitor.ts'

const paths = pagePerLayout(inject('site').pages)
  .slice(0, 5)
  .map(({ path }) => path)

/** Frames in which whatever a pointer has set in motion has come to rest, and then some more. */
const REST = 180

describe('observers', () => {
  const visit = async (page: Page) => {
    await arrive(page, paths.at(-1) ?? '/')
    await visitAll(page, paths)
    await expect.poll(() => observedIn(page)).toBeGreaterThan(0)
    return gone(page)
  }

  test('look at nothing of a page that was left', async ({ open }) => {
    const page = await open()
    await page.addInitScript(noteObservers)
    expect(await visit(page)).toBe(0)
  })

  test('that are never let go are found out', async ({ open }) => {
    const page = await open()
    await page.addInitScript(noteObservers)
    await page.addInitScript(() => {
      IntersectionObserver.prototype.disconnect = () => undefined
    })
    expect(await visit(page)).toBeGreaterThan(0)
  })
})

describe('frames', () => {
  const rest = async (page: Page) => {
    await page.addInitScript(countFrames)
    await arrive(page, '/')
    await page.mouse.move(300, 300)
    await page.mouse.move(600, 400, { steps: 5 })
    await expect.poll(() => framesAskedIn(page, REST)).toBe(0)
  }

  test('are not asked for while nobody does anything', async ({ open }) => {
    await rest(await open({ reducedMotion: 'no-preference' }))
  })

  test('that are asked for without end are found out', async ({ open }) => {
    const page = await open()
    await page.addInitScript(countFrames)
    await page.addInitScript(() => {
      const ask = () => void requestAnimationFrame(ask)
      addEventListener('load', ask)
    })
    await arrive(page, '/')
    expect(await framesAskedIn(page, REST)).toBeGreaterThan(REST / 2)
  })
})
