import { describe, expect, test } from 'vitest'
import { atLightness, mixed, oklabOf } from '../../../../src/content/contrast/oklab.ts'
import { contrast, luminance } from '../../../../src/content/contrast/ratio.ts'

describe('contrast', () => {
  // Values that others publish: the WCAG's own limits, WebAIM's checker, contrast-ratio-checker's guide.
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#595959', '#FFFFFF', 7],
    ['#949494', '#FFFFFF', 3.03],
    ['#757575', '#000000', 4.56],
    ['#959595', '#000000', 7.01],
    ['#FF0000', '#FFFFFF', 4],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#ff8100', '#64003a', 5.24],
  ])('of %s and %s is %d, in either order', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  test.each([
    ['#000000', 0],
    ['#FFFFFF', 1],
    ['#FF0000', 0.2126],
    ['#00FF00', 0.7152],
    ['#0000FF', 0.0722],
    ['#FF8100', 0.36960513804637335],
  ])('the luminance of %s is %d', (colour, expected) => {
    expect(luminance(colour)).toBeCloseTo(expected, 8)
  })
})

describe('Oklab', () => {
  // The primaries as CSS Color 4 and its tools give them.
  test.each([
    ['#FFFFFF', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#FF0000', [0.62796, 0.22486, 0.12585]],
    ['#00FF00', [0.86644, -0.23389, 0.1795]],
    ['#0000FF', [0.45201, -0.03246, -0.31153]],
  ])('%s', (colour, expected) => {
    oklabOf(colour).forEach((part, at) => {
      expect(part).toBeCloseTo(expected[at] ?? Number.NaN, 4)
    })
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
})
