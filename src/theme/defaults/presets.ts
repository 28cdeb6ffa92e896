import { PRESETS, type Preset } from '../../../schemas/look.ts'
import type { Theme } from '../../content/model.ts'

type Look = Omit<Theme, 'preset' | 'light' | 'dark' | 'fonts' | 'scale' | 'spacePx' | 'pageWidthPx'>

const plain: Look = {
  buttonShape: 'rounded',
  cards: 'outlined',
  lines: 'thin',
  align: 'start',
  density: 'regular',
  header: 'start',
  pictureFit: 'cover',
  listMarks: 'dot',
  sectionNumbers: false,
  menuNumbers: false,
  monospacedLabels: false,
  gridPaper: false,
  dimensionLines: false,
  pointerRing: false,
  radiusPx: 6,
}

const LOOKS: Readonly<Record<Preset, Look>> = {
  plain,
  soft: {
    ...plain,
    buttonShape: 'pill',
    cards: 'filled',
    lines: 'none',
    align: 'center',
    density: 'spacious',
    radiusPx: 20,
  },
  photo: {
    ...plain,
    buttonShape: 'square',
    cards: 'open',
    lines: 'none',
    density: 'spacious',
    header: 'center',
    radiusPx: 0,
  },
  drafting: {
    ...plain,
    lines: 'strong',
    pictureFit: 'contain',
    listMarks: 'square',
    sectionNumbers: true,
    menuNumbers: true,
    monospacedLabels: true,
    gridPaper: true,
    dimensionLines: true,
    pointerRing: true,
    radiusPx: 4,
  },
}

/** @param preset the source value, not validated */
export function createLook(preset: unknown): Look & { readonly preset: Preset } {
  const known = PRESETS.find((name) => name === preset) ?? 'plain'
  return { preset: known, ...LOOKS[known] }
}
