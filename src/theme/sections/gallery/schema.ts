import { z } from 'zod'
import { optionalHead } from '../../../../schemas/fields.ts'
import { captionedImage } from '../../../../schemas/image.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const labels = z.strictObject({
  close: text(60).meta({ title: 'Close', description: 'Button that closes the large picture.' }),
  previous: text(60).meta({ title: 'Previous', description: 'Button for the picture before.' }),
  next: text(60).meta({ title: 'Next', description: 'Button for the picture after.' }),
})

export const gallery = sectionKind(
  'gallery',
  'Pictures in a grid that open large.',
  {
    ...optionalHead,
    ratio: z.enum(['landscape', 'square', 'portrait', 'original']).default('landscape').meta({
      title: 'Ratio',
      description:
        'Shape of the pictures in the grid: landscape (3:2), square, portrait (4:5), or original for uncropped pictures.',
    }),
    images: z
      .array(
        captionedImage.meta({
          title: 'Picture',
          description: 'A picture from public/ with its alternative text and a caption.',
        }),
      )
      .min(1)
      .meta({ title: 'Pictures', description: 'The pictures in order.' }),
    labels: labels.meta({ title: 'Labels', description: 'Buttons of the large view.' }),
  },
  { group: 'media', outline: ({ images }) => ({ image: images[0] }) },
)
