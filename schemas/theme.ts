import { z } from 'zod'
import { font } from './font.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, {
  error: 'A colour must be # and six hexadecimal digits, in quotes: "#1F3BFF".',
})

const role = (title: string, description: string) => colour.meta({ title, description })

const palette = z.strictObject({
  background: role('Background', 'Background of the page.'),
  surface: role('Surface', 'Background of panels, fields and cards.'),
  text: role('Text', 'Text and strong lines.'),
  muted: role('Muted', 'Secondary text.'),
  border: role('Border', 'Thin lines and borders.'),
  accent: role('Accent', 'Buttons, links and other controls.'),
  onAccent: role('On accent', 'Text on the accent.'),
  highlight: role('Highlight', 'Second accent: buttons under the pointer, small marks.'),
  error: role('Error', 'Error messages and borders of invalid fields.'),
  inverse: role('Inverse', 'Background of inverse areas: footer, covers, banner.'),
  onInverse: role('On inverse', 'Text on inverse areas.'),
  barBackground: role('Bar background', 'Background of the top bar after scrolling.'),
})

const size = z.number().min(1).max(400)

/** The look in numbers: colours, type, space. Becomes CSS variables. */
export const theme = z.strictObject({
  light: palette.meta({
    title: 'Light colours',
    description: 'Colours by role, for light surroundings.',
  }),
  dark: palette.meta({
    title: 'Dark colours',
    description: 'Colours by role, where the visitor prefers dark.',
  }),
  fonts: z
    .strictObject({
      display: font.optional().meta({ title: 'Display', description: 'Letters of headlines.' }),
      text: font.optional().meta({ title: 'Text', description: 'Letters of running text.' }),
      mono: font.optional().meta({ title: 'Mono', description: 'Letters of labels and numerals.' }),
    })
    .meta({
      title: 'Fonts',
      description: 'Fonts by role. A role without one has the font of the system.',
    }),
  scale: z
    .strictObject({
      fromPx: size.meta({
        title: 'Text size on small screens (px)',
        description: 'Body size at the narrowest width.',
      }),
      toPx: size.meta({
        title: 'Text size on large screens (px)',
        description: 'Body size at the widest width.',
      }),
      fromRatio: z.number().min(1).max(2).meta({
        title: 'Step on small screens',
        description: 'Ratio between two sizes of the type scale.',
      }),
      toRatio: z.number().min(1).max(2).meta({
        title: 'Step on large screens',
        description: 'Ratio between two sizes of the type scale.',
      }),
      fromWidthPx: z.int().min(200).max(4000).meta({
        title: 'Narrowest width (px)',
        description: 'Window width where the scale starts to grow.',
      }),
      toWidthPx: z.int().min(200).max(8000).meta({
        title: 'Widest width (px)',
        description: 'Window width where the scale stops growing.',
      }),
    })
    .refine(({ fromWidthPx, toWidthPx }) => fromWidthPx < toWidthPx, {
      path: ['toWidthPx'],
      error: 'The widest width must be larger than the narrowest width (fromWidthPx).',
    })
    .refine(({ fromPx, toPx }) => fromPx <= toPx, {
      path: ['toPx'],
      error: 'The largest size must not be smaller than the smallest size (fromPx).',
    })
    .meta({ title: 'Fluid scale', description: 'How type grows with the window.' }),
  spacePx: size.meta({
    title: 'Space unit (px)',
    description: 'All distances are multiples of this.',
  }),
  radiusPx: z
    .number()
    .min(0)
    .max(40)
    .meta({ title: 'Corner radius (px)', description: 'Roundness of corners.' }),
  pageWidthPx: z
    .int()
    .min(320)
    .max(4000)
    .meta({ title: 'Page width (px)', description: 'Widest content column.' }),
})
