import { z } from 'zod'

const weight = z.int().min(100).max(900)

const written = z.strictObject({
  family: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9 -]*$/, {
      error: 'The name of a font may contain only letters, digits, spaces and hyphens.',
    })
    .meta({ title: 'Family', description: 'Name of the font, for example Archivo.' }),
  src: z
    .string()
    .regex(/^\/[^\s?#'"()\\]+\.woff2$/, {
      error: 'The address of a font must start with "/", end with ".woff2" and contain no spaces.',
    })
    .meta({
      title: 'File',
      description:
        'The file under public/, for example /fonts/archivo.woff2. Roles may share a file: it is loaded once.',
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

/** The letters of one role, from a file under `public/`, and what stands in for them while it is on its way. */
export const font = written.refine(
  ({ weight, boldWeight }) => boldWeight === undefined || boldWeight >= weight,
  {
    path: ['boldWeight'],
    error: 'The bold weight must not be smaller than the weight.',
  },
)
