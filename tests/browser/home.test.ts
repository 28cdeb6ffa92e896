import { expect } from 'vitest'
import { pageAt } from './parts.ts'
import { arrive, test } from './visitor.ts'

const home = pageAt('/')

test("'View all works' scrolls smoothly to the solutions", async ({ open }) => {
  const page = await open({ reducedMotion: 'no-preference' })
  await arrive(page, '/')
  const link = page.getByRole('link', { name: 'View all works', exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const places: number[] = []
    Reflect.set(window, 'places', places)
    addEventListener('scroll', () => places.push(scrollY))
  })
  await link.click()
  const target = page.locator('#solutions')
  const bar = await page.locator('header').first().boundingBox()
  await expect
    .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - (bar?.height ?? 0)))
    .toBeLessThan(12)
  expect(await page.evaluate(() => Reflect.get(window, 'places').length)).toBeGreaterThan(5)
  expect(new URL(page.url()).hash).toBe('#solutions')
})

test('the buttons of the testimonial do nothing', async ({ open }) => {
  const page = await open()
  await arrive(page, '/')
  const testimonial = home.sections.find((section) => section.kind === 'testimonial')
  const controls = testimonial?.kind === 'testimonial' ? (testimonial.controls ?? []) : []
  expect(controls).toHaveLength(2)
  for (const { label } of controls) {
    const before = await page.locator('body').ariaSnapshot()
    await page.getByRole('button', { name: label, exact: true }).click()
    expect(await page.locator('body').ariaSnapshot()).toBe(before)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})
