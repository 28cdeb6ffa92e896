/** Red, green and blue from 0 to 1, as they are written (sRGB) or as light (linear). */
export type Rgb = readonly [red: number, green: number, blue: number]

/** @param hex a colour as `#rrggbb` */
export function parseHex(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

/** A value as it is written -> its amount of light (IEC 61966-2-1). */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/**
 * Relative luminance of a colour (WCAG 2.2, definition).
 * @param hex a colour as `#rrggbb`
 * @returns 0 for black to 1 for white
 */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/**
 * Contrast of two colours, whichever is the text (WCAG 2.2, definition).
 * @returns 1 for equal colours to 21 for black and white
 */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
