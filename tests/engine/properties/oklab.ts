/** Contrast and mixing computed in another way than the project does: through XYZ, as CSS Color 4 shows it. */

type Vector = readonly number[]
type Matrix = readonly Vector[]

// CSS Color 4, 18: sample code for conversions.
const LIGHT_TO_XYZ: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
]
const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
]
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
]

const times = (matrix: Matrix, vector: Vector): number[] =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0))

/** Cramer's rule. */
function solved(matrix: Matrix, vector: Vector): number[] {
  const determinant = (m: Matrix): number => {
    const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = [], [g = 0, h = 0, i = 0] = []] = m
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  }
  const whole = determinant(matrix)
  return [0, 1, 2].map((column) => {
    const changed = matrix.map((row, at) =>
      row.map((value, index) => (index === column ? (vector[at] ?? 0) : value)),
    )
    return determinant(changed) / whole
  })
}

const channels = (hex: string): number[] =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16) / 255)

const linear = (hex: string): number[] =>
  channels(hex).map((value) => (value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92))

const oklab = (hex: string): number[] =>
  times(LMS_TO_OKLAB, times(XYZ_TO_LMS, times(LIGHT_TO_XYZ, linear(hex))).map(Math.cbrt))

/** Luminance of what `color-mix(in oklab, one percent%, other)` shows, without rounding. */
export function luminanceOfMix(one: string, percent: number, other: string): number {
  const [first, second] = [oklab(one), oklab(other)]
  const between = first.map((value, at) => {
    const rest = second[at] ?? 0
    return rest + ((value - rest) * percent) / 100
  })
  const lms = solved(LMS_TO_OKLAB, between).map((value) => value ** 3)
  const light = solved(LIGHT_TO_XYZ, solved(XYZ_TO_LMS, lms))
  const [red = 0, green = 0, blue = 0] = light.map((value) => Math.min(Math.max(value, 0), 1))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two luminances (WCAG 2.2). */
export const ratio = (one: number, other: number): number => {
  const between = (one + 0.05) / (other + 0.05)
  return between < 1 ? 1 / between : between
}
