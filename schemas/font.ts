import { z } from 'zod'

const weight = z.int().min(100).max(900)

const file = z
  .string()
  .regex(/^\/[^\s?#'"()\\]+\.woff2$/, {
    error: 'The address of a font must start with "/", end with ".woff2" and contain no spaces.',
  })
  .meta({ title: 'File', description: 'A file under public/, for example /fonts/archivo.woff2.' })

/** Always a list in the compiled site. */
const src = z
  .union([
    file,
    z.array(file).min(1).max(8).meta({
      title: 'Several files',
      description: 'Files with different letters. A page loads only those whose letters it has.',
    }),
  ])
  .transform((files): readonly string[] => (typeof files === 'string' ? [files] : files))

const fields = z.strictObject({
  family: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9 -]*$/, {
      error: 'The name of a font may contain only letters, digits, spaces and hyphens.',
    })
    .meta({ title: 'Family', description: 'Name of the font, for example Archivo.' }),
  src: src.meta({
    title: 'Files',
    description:
      'The file under public/, for example /fonts/archivo.woff2, or a list of files with different letters: where several files have a letter, the first one is used. Roles may share files.',
  }),
  weight: weight.meta({
    title: 'Weight',
    description: 'How heavy the letters are: 400 is regular, 700 bold, 800 and more very heavy.',
  }),
  boldWeight: weight.optional().meta({
    title: 'Bold weight',
    description: 'The heaviest letters of this role. Without it there is one weight only.',
  }),
  width: z.number().min(50).max(200).optional().meta({
    title: 'Width (%)',
    description: 'How wide the letters are, for fonts that can vary it: 100 is normal.',
  }),
  fallback: z.enum(['sans-serif', 'serif', 'monospace']).meta({
    title: 'Fallback',
    description:
      'The kind of font that is shown until the file has arrived, scaled so that no line breaks elsewhere.',
  }),
})

/** The font of one role: files under `public/`, and the kind of font to show until they are loaded. */
export const font = fields.refine(
  ({ weight, boldWeight }) => boldWeight === undefined || boldWeight >= weight,
  {
    path: ['boldWeight'],
    error: 'The bold weight must not be smaller than the weight.',
  },
)
