import { expect, inject } from 'vitest'
import { figuresOf, linksOf, textOf } from './reading.ts'
import { arrive, test } from './visitor.ts'

const { pages } = inject('site')
const without = { javaScriptEnabled: false }

test.for(pages)('$path says the same with and without it', async ({ path }, { reuse }) => {
  const plain = await reuse(without)
  const full = await reuse()
  await Promise.all([plain.goto(path), arrive(full, path)])
  expect(await textOf(plain)).toEqual(await textOf(full))
  expect(await linksOf(plain)).toEqual(await linksOf(full))
  expect(await figuresOf(plain)).toEqual(await figuresOf(full))
  expect(await plain.locator('h1').count()).toBe(1)
})
