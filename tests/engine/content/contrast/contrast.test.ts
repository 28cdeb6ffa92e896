/** Values that others publish; that all colours agree with another library is in properties/contrast.test.ts. */
import { expect, test } from 'vitest'
import { atLightness, mixed, oklabOf } from '../../../../src/content/contrast/oklab.ts'
import { contrast } from '../../../../src/content/contrast/ratio.ts'

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#959595', '#000000', 7.01],
  ['#FF0000', '#FFFFFF', 4],
  ['#0000FF', '#FFFFFF', 8.59],
  ['#ff8100', '#64003a', 5.24],
])('the contrast of %s and %s is %d, in either order', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('a mix is one of its parts at either end, and a middle grey between black and white', () => {
  expect(mixed('#1F3BFF', 100, '#0E1224')).toBe('#1F3BFF')
  expect(mixed('#1F3BFF', 0, '#0E1224')).toBe('#0E1224')
  expect(mixed('#FFFFFF', 50, '#000000')).toBe('#636363')
})

test('another lightness leaves the hue, and ends in black and white', () => {
  const hueOf = (colour: string) => {
    const [, a, b] = oklabOf(colour)
    return (Math.atan2(b, a) * 180) / Math.PI
  }
  for (const lightness of [0.3, 0.5, 0.7, 0.85]) {
    const moved = atLightness('#1F3BFF', lightness)
    expect(oklabOf(moved)[0]).toBeCloseTo(lightness, 2)
    expect(Math.abs(hueOf(moved) - hueOf('#1F3BFF'))).toBeLessThan(2)
  }
  expect(atLightness('#1F3BFF', 0)).toBe('#000000')
  expect(atLightness('#1F3BFF', 1)).toBe('#FFFFFF')
})
