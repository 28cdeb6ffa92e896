import type { Pair, Use } from '../../../schemas/contrast.ts'
import { type ColorName, resolveColor, type Tone } from './tones.ts'

type Row = readonly [text: ColorName, ground: ColorName, use: Use, change?: 'ground']

// Names as in CSS variables. Hairlines and the borders of primary buttons need no contrast: nothing depends on them.
const EVERYWHERE: readonly Row[] = [
  ['text', 'background', 'body'],
  // Hovered secondary buttons, and the skip link.
  ['background', 'text', 'text'],
  ['underline', 'background', 'line'],
  // Focus rings, borders of secondary buttons, stations of a process.
  ['text', 'background', 'line'],
]

const ON_PAGE: readonly Row[] = [
  ...EVERYWHERE,
  // Panels, cards, form fields and their borders.
  ['text', 'surface', 'body'],
  ['text', 'surface', 'line'],
  // Entries of the bar and their focus rings.
  ['text', 'barBackground', 'text'],
  ['text', 'barBackground', 'line'],
  // Introductions and captions, also on cards.
  ['muted', 'background', 'body'],
  ['muted', 'surface', 'body'],
  // Primary buttons, also when hovered; selected text.
  ['onAccent', 'accent', 'text'],
  ['inverse', 'highlight', 'text', 'ground'],
  // Error messages, and both sides of the borders of invalid fields.
  ['error', 'background', 'text'],
  ['error', 'background', 'line'],
  ['error', 'surface', 'line'],
  // Underlines, arrows, borders of hovered cards.
  ['underline', 'surface', 'line'],
  ['underline', 'barBackground', 'line'],
  ['accent', 'background', 'line'],
  ['accent', 'surface', 'line'],
]

const ON_NIGHT: readonly Row[] = [
  ...EVERYWHERE,
  ['muted', 'background', 'body'],
  ['text', 'surface', 'body'],
  ['muted', 'surface', 'text'],
]

const pairsOn = (tone: Tone | undefined, rows: readonly Row[]): Pair[] =>
  rows.map(([text, ground, use, change]) => ({
    text: resolveColor(tone, text),
    ground: resolveColor(tone, ground),
    use,
    change: change ?? 'text',
  }))

export const contrastPairs: readonly Pair[] = [
  ...pairsOn(undefined, ON_PAGE),
  ...pairsOn('inverse', ON_NIGHT),
]
