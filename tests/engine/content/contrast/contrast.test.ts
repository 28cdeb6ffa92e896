/** That all contrasts and mixes agree with another library is in properties/contrast.test.ts. */
import { expect, test } from 'vitest'
import { setLightness, toOklab } from '../../../../src/content/contrast/oklab.ts'

test('changing the lightness keeps the hue, from black to white', () => {
  const hueOf = (color: string) => {
    const [, a, b] = toOklab(color)
    return (Math.atan2(b, a) * 180) / Math.PI
  }
  for (const lightness of [0.3, 0.5, 0.7, 0.85]) {
    const moved = setLightness('#1F3BFF', lightness)
    expect(toOklab(moved)[0]).toBeCloseTo(lightness, 2)
    expect(Math.abs(hueOf(moved) - hueOf('#1F3BFF'))).toBeLessThan(2)
  }
  expect(setLightness('#1F3BFF', 0)).toBe('#000000')
  expect(setLightness('#1F3BFF', 1)).toBe('#FFFFFF')
})
