import type { Pair, Use } from '../../../schemas/contrast.ts'
import { type ColourName, resolveColour, type Tone } from './tones.ts'

type Row = readonly [text: ColourName, ground: ColourName, use: Use, change?: 'ground']

// The names are those of the CSS variables in views. Hairlines (rule) only part what stands apart anyway,
// and buttons are known by their words: neither needs a contrast to its ground.
const EVERYWHERE: readonly Row[] = [
  ['ink', 'paper', 'body'],
  // Under the pointer quiet buttons are reversed, and so is the skip link.
  ['paper', 'ink', 'text'],
  ['underline', 'paper', 'line'],
  // The ring around what has the focus; frames of quiet buttons; stations of a process.
  ['ink', 'paper', 'line'],
]

const ON_PAGE: readonly Row[] = [
  ...EVERYWHERE,
  // Panels, cards, title blocks, fields with their frames.
  ['ink', 'raised', 'body'],
  ['ink', 'raised', 'line'],
  // Entries of the bar and the ring around them.
  ['ink', 'bar', 'text'],
  ['ink', 'bar', 'line'],
  // Introductions and captions; on cards and fields also.
  ['quiet', 'paper', 'body'],
  ['quiet', 'raised', 'body'],
  // Primary buttons, as they are and under the pointer; selected text.
  ['onAccent', 'accent', 'text'],
  ['night', 'signal', 'text', 'ground'],
  // Messages at fields, and the frames of those fields, outside and inside.
  ['error', 'paper', 'text'],
  ['error', 'paper', 'line'],
  ['error', 'raised', 'line'],
  // Underlines of links; arrow heads; cards under the pointer.
  ['underline', 'raised', 'line'],
  ['underline', 'bar', 'line'],
  ['accent', 'paper', 'line'],
  ['accent', 'raised', 'line'],
]

const ON_NIGHT: readonly Row[] = [
  ...EVERYWHERE,
  // Introductions, categories, small print.
  ['quiet', 'paper', 'body'],
  // Title blocks of covers.
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

/** What stands on what, on all sheets: the one list of it. Whatever meets on the screen is in it. */
export const contrastPairs: readonly Pair[] = [
  ...pairsOn(undefined, ON_PAGE),
  ...pairsOn('night', ON_NIGHT),
]
