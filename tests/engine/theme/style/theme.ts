import type { Theme } from '../../../../src/content/model.ts'

const palette = (digits: string): Theme['light'] => ({
  paper: `#${digits}01`,
  raised: `#${digits}02`,
  ink: `#${digits}03`,
  quiet: `#${digits}04`,
  rule: `#${digits}05`,
  accent: `#${digits}06`,
  onAccent: `#${digits}07`,
  signal: `#${digits}08`,
  error: `#${digits}09`,
  night: `#${digits}0a`,
  onNight: `#${digits}0b`,
  bar: `#${digits}0c`,
})

/** A theme in which no two values are alike, so that a mix-up shows. */
export const theme: Theme = {
  light: palette('aaaa'),
  dark: palette('dddd'),
  fonts: {
    display: {
      family: 'Wide One',
      src: '/fonts/wide.woff2',
      weight: 800,
      width: 118,
      fallback: 'sans-serif',
    },
    text: {
      family: 'Text One',
      src: '/fonts/text.woff2',
      weight: 400,
      boldWeight: 700,
      fallback: 'serif',
    },
    mono: { family: 'Mono One', src: '/fonts/mono.woff2', weight: 500, fallback: 'monospace' },
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
