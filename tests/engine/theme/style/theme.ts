import type { Theme } from '../../../../src/content/model.ts'
import { createLook } from '../../../../src/theme/defaults/presets.ts'

const ROLES =
  'background surface text muted border accent onAccent highlight error inverse onInverse barBackground'.split(
    ' ',
  )

/** Unique colors for all roles. */
const palette = (digits: string) =>
  Object.fromEntries(ROLES.map((role, at) => [role, `#${digits}${at + 10}`])) as Theme['light']

/** A theme with unique values, so that a test detects swapped ones. */
export const theme: Theme = {
  ...createLook('drafting'),
  light: palette('aaaa'),
  dark: palette('dddd'),
  fonts: {
    display: {
      family: 'Wide One',
      src: ['/fonts/wide.woff2'],
      weight: 800,
      width: 118,
      fallback: 'sans-serif',
    },
    text: {
      family: 'Text One',
      src: ['/fonts/text.woff2'],
      weight: 400,
      boldWeight: 700,
      fallback: 'serif',
    },
    mono: { family: 'Mono One', src: ['/fonts/mono.woff2'], weight: 500, fallback: 'monospace' },
  },
  scale: {
    fromPx: 16,
    toPx: 20,
    fromRatio: 1.2,
    toRatio: 1.3,
    fromWidthPx: 360,
    toWidthPx: 1920,
  },
  spacePx: 5,
  radiusPx: 3,
  pageWidthPx: 1111,
}
