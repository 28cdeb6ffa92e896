import { z } from 'zod'

const weight = z.int().min(100).max(900)

const file = z
  .string()
  .regex(/^\/[^\s?#'"()\\]+\.woff2$/, {
    error: 'The address of a font must start with "/", end with ".woff2" and contain no spaces.',
  })
  .meta({ title: 'File', description: 'A file under public/, for example /fonts/archivo.woff2.' })

const src = z
  .union([
    file,
    z.array(file).min(1).max(8).meta({
      title: 'Several files',
      description: 'Files with different characters. A page loads only the files it needs.',
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
      'A file under public/, for example /fonts/archivo.woff2, or a list of files with different characters. If several files contain a character, the first one is used. Roles can share files.',
  }),
  weight: weight.meta({
    title: 'Weight',
    description:
      'Thickness of the letters: 400 is regular, 700 is bold, 800 and above is very heavy.',
  }),
  boldWeight: weight.optional().meta({
    title: 'Bold weight',
    description: 'Weight of bold text. Omit it to use a single weight.',
  }),
  width: z.number().min(50).max(200).optional().meta({
    title: 'Width (%)',
    description: 'Width of the letters, for variable fonts with a width axis: 100 is normal.',
  }),
  fallback: z.enum(['sans-serif', 'serif', 'monospace']).meta({
    title: 'Fallback',
    description:
      'The kind of system font shown until the file has loaded. It is scaled so that line breaks stay the same.',
  }),
})

export const font = fields.refine(
  ({ weight, boldWeight }) => boldWeight === undefined || boldWeight >= weight,
  {
    path: ['boldWeight'],
    error: 'The bold weight must not be smaller than the weight.',
  },
)
