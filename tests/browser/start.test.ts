/** When a page asks for its application: once the picture that comes with its document is seen. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { live, test } from './visitor.ts'

/** Pages whose document has a picture that is loaded at once. */
const WITH_PICTURE = ['/', '/Whirlpool-Merch', '/services/web-dev']

/** Keeps from a page what the browser says of its largest paint, until `saySeen`, and the wait for it, if asked to. */
const keepBack = (page: Page, keepsTimer: boolean) =>
  page.addInitScript((keeps) => {
    const { observe } = PerformanceObserver.prototype
    const held: (() => void)[] = []
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'largest-contentful-paint') held.push(() => observe.call(this, options))
      else observe.call(this, options)
    }
    Object.assign(window, {
      saySeen: () => {
        for (const say of held) say()
        return held.length
      },
    })
    const { setTimeout } = window
    if (keeps)
      window.setTimeout = ((...args: Parameters<typeof setTimeout>) =>
        // The start script's patience.
        args[1] === 250 ? 0 : Reflect.apply(setTimeout, window, args)) as typeof setTimeout
  }, keepsTimer)

const frames = (page: Page, count: number) =>
  page.evaluate(async (all) => {
    for (let seen = 0; seen < all; seen += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)

test.for(WITH_PICTURE)(
  '%s asks for scripts when its picture is seen, not before',
  async (path, { open }) => {
    const page = await open({ viewport: { width: 412, height: 823 } })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/main-[^/]*\.js$/.test(request.url())) asked.push(request.url())
    })
    await keepBack(page, true)
    await page.goto(path)
    await frames(page, 30)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'saySeen')())).toBe(1)
    await live(page)
    expect(asked).toHaveLength(1)
  },
)

test('a picture of which the browser does not say that it is seen is not waited for without end', async ({
  open,
}) => {
  const page = await open()
  await keepBack(page, false)
  await page.goto('/')
  await live(page)
})

test('a pointer that rests is no sign of use, one that moves is', async ({ open }) => {
  const page = await open()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/main-[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  await keepBack(page, true)
  await page.goto('/')
  const move = (movementX: number) =>
    page.evaluate(
      (by) => dispatchEvent(new PointerEvent('pointermove', { movementX: by })),
      movementX,
    )
  await move(0)
  await frames(page, 10)
  expect(asked).toEqual([])
  await move(1)
  await live(page)
  expect(asked).toHaveLength(1)
})
