import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadOutlineFont } from '../../../../src/publish/social/outline-font.ts'

const variant = { weight: 400, tracking: 0 }
const load = (...names: string[]) =>
  loadOutlineFont(
    names.map((name) => readFileSync(`tests/engine/fixtures/fonts/${name}.woff2`)),
    variant,
  )

test('draws each character from the first file that contains it', async () => {
  const [both, light, bold] = await Promise.all([
    load('wght-400-wdth-100', 'wght-800-wdth-118'),
    load('wght-400-wdth-100'),
    load('wght-800-wdth-118'),
  ])
  const draw = (font: typeof both) => font.outline('nH', 10, 20, 30)
  expect(draw(both)).toEqual(draw(light))
  expect(draw(both)).not.toEqual(draw(bold))
})
