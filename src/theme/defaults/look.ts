import type { Data } from '../../../schemas/defaults.ts'
import { createLook } from './presets.ts'
import { toRecord } from './record.ts'

const LIGHT = {
  background: '#FAFAF7',
  surface: '#FFFFFF',
  text: '#1B1D21',
  muted: '#4B4F57',
  border: '#C9C8C1',
  accent: '#0A4FA3',
  onAccent: '#FFFFFF',
  highlight: '#F2994A',
  error: '#A01818',
  inverse: '#1B1D21',
  onInverse: '#FAFAF7',
  barBackground: '#FFFFFF',
}

const DARK: typeof LIGHT = {
  background: '#15171B',
  surface: '#202329',
  text: '#F3F2EE',
  muted: '#B9BCC4',
  border: '#444953',
  accent: '#9CC2FF',
  onAccent: '#15171B',
  highlight: '#F5B27A',
  error: '#FF9C94',
  inverse: '#0C0D10',
  onInverse: '#F3F2EE',
  barBackground: '#202329',
}

const DEFAULTS = {
  fonts: {},
  scale: {
    fromPx: 17,
    toPx: 19,
    fromRatio: 1.2,
    toRatio: 1.3,
    fromWidthPx: 360,
    toWidthPx: 1920,
  },
  spacePx: 4,
  pageWidthPx: 1200,
}

export const behaviour = {
  mobileBelowPx: 768,
  scrolledAfterPx: 10,
  panelCloseDelayMs: 200,
  panelWidthPx: 1100,
  panelMaxWidthPercent: 90,
  footerPanelDelayMs: 100,
  toastMs: 3500,
  copiedTooltipMs: 2000,
  revealAtPercent: 20,
  routeChangeScroll: 'smooth',
  historyScroll: 'restore',
  messageMaxBytes: 6000,
}

/** Own light colors without dark ones apply to both schemes: dark ones cannot be derived. @param theme not validated */
export function createDefaultTheme(theme: Data): Data {
  const ownLight = toRecord(theme.light)
  const base = isDark(ownLight.background) ? DARK : LIGHT
  const { text = base.text, background = base.background, surface = base.surface } = ownLight
  const [inverse, onInverse] = base === DARK ? [background, text] : [text, background]
  const light = { ...base, inverse, onInverse, barBackground: surface }
  const hasOwnLight = theme.light !== undefined && theme.dark === undefined
  // Unknown keys are reported where they are written, so they are not copied.
  const known = Object.fromEntries(Object.entries(ownLight).filter(([role]) => role in light))
  return {
    light,
    dark: hasOwnLight ? { ...light, ...known } : DARK,
    ...DEFAULTS,
    ...createLook(theme.preset),
  }
}

const isDark = (color: unknown): boolean =>
  typeof color === 'string' &&
  /^#[0-9a-f]{6}$/i.test(color) &&
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) < 0x180
