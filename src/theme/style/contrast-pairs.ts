import type { Pair, Use } from '../../../schemas/contrast.ts'
import { type ColourName, resolveColour, type Tone } from './tones.ts'

type Row = readonly [text: ColourName, ground: ColourName, use: Use, change?: 'ground']

// Names as in CSS variables. Hairlines and the borders of primary buttons need no contrast: nothing depends on them.
const EVERYWHERE: readonly Row[] = [
  ['ink', 'paper', 'body'],
  // Hovered secondary buttons, and the skip link.
  ['paper', 'ink', 'text'],
  ['underline', 'paper', 'line'],
  // Focus rings, borders of secondary buttons, stations of a process.
  ['ink', 'paper', 'line'],
]

const ON_PAGE: readonly Row[] = [
  ...EVERYWHERE,
  // Panels, cards, form fields and their borders.
  ['ink', 'raised', 'body'],
  ['ink', 'raised', 'line'],
  // Entries of the bar and their focus rings.
  ['ink', 'bar', 'text'],
  ['ink', 'bar', 'line'],
  // Introductions and captions, also on cards.
  ['quiet', 'paper', 'body'],
  ['quiet', 'raised', 'body'],
  // Primary buttons, also when hovered; selected text.
  ['onAccent', 'accent', 'text'],
  ['night', 'signal', 'text', 'ground'],
  // Error messages, and both sides of the borders of invalid fields.
  ['error', 'paper', 'text'],
  ['error', 'paper', 'line'],
  ['error', 'raised', 'line'],
  // Underlines, arrows, borders of hovered cards.
  ['underline', 'raised', 'line'],
  ['underline', 'bar', 'line'],
  ['accent', 'paper', 'line'],
  ['accent', 'raised', 'line'],
]

const ON_NIGHT: readonly Row[] = [
  ...EVERYWHERE,
  ['quiet', 'paper', 'body'],
  ['ink', 'raised', 'body'],
  ['quiet', 'raised', 'text'],
]

const pairsOn = (tone: Tone | undefined, rows: readonly Row[]): Pair[] =>
  rows.map(([text, ground, use, change]) => ({
    text: resolveColour(tone, text),
    ground: resolveColour(tone, ground),
    use,
    change: change ?? 'text',
  }))

/** All colour combinations of the theme, in one list. */
export const contrastPairs: readonly Pair[] = [
  ...pairsOn(undefined, ON_PAGE),
  ...pairsOn('night', ON_NIGHT),
]
