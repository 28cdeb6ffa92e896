import { parseHex, type Rgb, toLinear } from './ratio.ts'

/** Oklab (CSS Color 4, 9.3): lightness from 0 to 1, green to red, blue to yellow. */
type Oklab = readonly [lightness: number, a: number, b: number]

export function toOklab(hex: string): Oklab {
  const [red, green, blue] = parseHex(hex).map(toLinear) as unknown as Rgb // map keeps the length
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Values outside 0 to 1 are outside sRGB. */
function toLinearRgb([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHexDigits(light: number): string {
  const inside = Math.min(Math.max(light, 0), 1)
  const value = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

const toHex = (color: Oklab): string =>
  `#${toLinearRgb(color).map(toHexDigits).join('')}`.toUpperCase()

/** Computes `color-mix(in oklab, first percent%, second)` (CSS Color 5, 3) as `#RRGGBB`. */
export function mixColors(first: string, percent: number, second: string): string {
  const [one, other] = [toOklab(first), toOklab(second)]
  const between = (at: 0 | 1 | 2) => (one[at] * percent + other[at] * (100 - percent)) / 100
  return toHex([between(0), between(1), between(2)])
}

const ROUNDING = 1e-6

/** Keeps the hue and as much chroma as sRGB allows. Lightness from 0 (black) to 1; returns `#RRGGBB`. */
export function setLightness(hex: string, lightness: number): string {
  const [, a, b] = toOklab(hex)
  const withChroma = (share: number): Oklab => [lightness, share * a, share * b]
  const isInGamut = (share: number) =>
    toLinearRgb(withChroma(share)).every((light) => light >= -ROUNDING && light <= 1 + ROUNDING)
  if (isInGamut(1)) return toHex(withChroma(1))
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (isInGamut(middle)) low = middle
    else high = middle
  }
  return toHex(withChroma(low))
}
