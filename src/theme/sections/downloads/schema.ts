import { z } from 'zod'
import { optionalHead } from '../../../../schemas/fields.ts'
import { download } from '../../../../schemas/link.ts'
import { richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'
import { formatDetails } from './formats.ts'

const file = z.strictObject({
  label: text(120).meta({
    title: 'Label',
    description: 'The name of the document. Its type and size are added.',
  }),
  file: download().meta({
    title: 'File',
    description: 'The file under public/, for example /downloads/statutes.pdf.',
  }),
  text: richText(300).optional().meta({ title: 'Text', description: 'A line about the document.' }),
})

export const downloads = sectionKind(
  'downloads',
  'Files to download, with their type and size.',
  {
    ...optionalHead,
    files: z
      .array(file.meta({ title: 'File', description: 'One file to download.' }))
      .min(1)
      .meta({ title: 'Files', description: 'The files in order.' }),
  },
  {
    group: 'list',
    formatTexts: ({ files }, language) => ({
      details: files.map(({ file }) => formatDetails(file, language)),
    }),
  },
)
