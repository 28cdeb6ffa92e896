import { z } from 'zod'
import { font } from './font.ts'
import { lookFields } from './look.ts'

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: 'A color must be # and six hexadecimal digits, in quotes: "#1F3BFF".',
  })
  .meta({ control: 'color' })

const role = (title: string, description: string) => color.meta({ title, description })

const palette = z.strictObject({
  background: role('Background', 'Background of the page.'),
  surface: role('Surface', 'Background of panels, fields and cards.'),
  text: role('Text', 'Text and strong lines.'),
  muted: role('Muted', 'Secondary text.'),
  border: role('Border', 'Thin lines and borders.'),
  accent: role('Accent', 'Buttons, links and other controls.'),
  onAccent: role('On accent', 'Text on accent backgrounds.'),
  highlight: role('Highlight', 'Second accent: buttons on hover, small marks.'),
  error: role('Error', 'Error messages and borders of invalid fields.'),
  inverse: role('Inverse', 'Background of inverse areas: footer, covers, banner.'),
  onInverse: role('On inverse', 'Text on inverse backgrounds.'),
  barBackground: role('Bar background', 'Background of the top bar after scrolling.'),
})

const styleSheet = z.string().regex(/^\/[^\s?#'"()\\]+\.css$/, {
  error: 'The address of a style sheet must start with "/", end with ".css" and contain no spaces.',
})

const size = z.number().min(1).max(400)

/** Becomes CSS custom properties. */
export const theme = z.strictObject({
  ...lookFields,
  css: styleSheet.optional().meta({
    title: 'Style sheet',
    description:
      'A file under public/ with own CSS rules, for example /styles.css. It may not import or load files from other sites.',
  }),
  light: palette.meta({
    title: 'Light colors',
    description: 'Colors by role, for light mode.',
  }),
  dark: palette.meta({
    title: 'Dark colors',
    description: 'Colors by role, for dark mode.',
  }),
  fonts: z
    .strictObject({
      display: font.optional().meta({ title: 'Display', description: 'Font of headlines.' }),
      text: font.optional().meta({ title: 'Text', description: 'Font of running text.' }),
      mono: font.optional().meta({ title: 'Mono', description: 'Font of labels and numerals.' }),
    })
    .meta({
      title: 'Fonts',
      description: 'Fonts by role. A role without a font uses the system font.',
    }),
  scale: z
    .strictObject({
      fromPx: size.meta({
        title: 'Text size on small screens (px)',
        description: 'Size of body text at the narrowest width.',
      }),
      toPx: size.meta({
        title: 'Text size on large screens (px)',
        description: 'Size of body text at the widest width.',
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
    .meta({ title: 'Fluid scale', description: 'How text size grows with the window.' }),
  spacePx: size.meta({
    title: 'Space unit (px)',
    description: 'All spacing is a multiple of this unit.',
  }),
  radiusPx: z
    .number()
    .min(0)
    .max(40)
    .meta({ title: 'Corner radius (px)', description: 'Radius of rounded corners.' }),
  pageWidthPx: z
    .int()
    .min(320)
    .max(4000)
    .meta({ title: 'Page width (px)', description: 'Maximum width of the content.' }),
})
