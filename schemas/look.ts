import { z } from 'zod'

const flag = (title: string, description: string) => z.boolean().meta({ title, description })

const choice = <const V extends string>(
  values: readonly [V, ...V[]],
  title: string,
  description: string,
) => z.enum(values).meta({ title, description })

export const PRESETS = ['plain', 'soft', 'photo', 'drafting'] as const

export type Preset = (typeof PRESETS)[number]

/** Parts of the look. The preset sets all of them; keys that are written take precedence. */
export const lookFields = {
  preset: choice(
    PRESETS,
    'Preset',
    'The look to start from. plain: calm, thin lines; soft: rounded, centered, filled cards; photo: large pictures, square; drafting: numbers, grid paper and lines of technical drawings.',
  ),
  buttonShape: choice(
    ['square', 'rounded', 'pill'],
    'Shape of buttons',
    'rounded uses radiusPx; pill has round ends.',
  ),
  cards: choice(
    ['outlined', 'filled', 'raised', 'open'],
    'Cards',
    'How cards stand out: a line, a background, a shadow, or not at all.',
  ),
  lines: choice(
    ['strong', 'thin', 'none'],
    'Lines',
    'Lines above lists, and between sections unless none.',
  ),
  align: choice(['start', 'center'], 'Alignment', 'Alignment of section headings.'),
  density: choice(['compact', 'regular', 'spacious'], 'Density', 'Space above and below sections.'),
  header: choice(
    ['start', 'center'],
    'Header',
    'Logo beside the menu, or centered above it in wide windows.',
  ),
  pictureFit: choice(
    ['contain', 'cover'],
    'Fit of pictures',
    'contain shows the whole picture in a frame, for drawings; cover fills the space, for photos.',
  ),
  listMarks: choice(['square', 'dot'], 'List marks', 'Marks of points in lists.'),
  sectionNumbers: flag('Section numbers', 'Numbers above the sections of a page.'),
  menuNumbers: flag('Menu numbers', 'Numbers before the entries of the menu on phones.'),
  monospacedLabels: flag(
    'Monospaced labels',
    'Small labels in the mono font instead of the text font.',
  ),
  gridPaper: flag('Grid paper', 'Grid lines behind pictures that do not fill their space.'),
  dimensionLines: flag('Dimension lines', 'Lines with end marks under figures.'),
  pointerRing: flag('Pointer ring', 'A ring that follows the mouse pointer.'),
}
