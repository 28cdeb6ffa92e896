import { z } from 'zod'
import { heading, intro, paragraphs, picture } from '../../../../schemas/fields.ts'
import { publicFile } from '../../../../schemas/link.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const video = sectionKind(
  'video',
  'A video from public/ that starts when a visitor wants it.',
  {
    heading,
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    file: publicFile('mp4', 'webm').meta({
      title: 'File',
      description: 'The video under public/ as MP4 or WebM, for example /films/workshop.mp4.',
    }),
    poster: picture.meta({
      title: 'Poster',
      description: 'The picture that is shown before it starts, in the proportions of the video.',
    }),
    captions: z
      .union([
        z.literal('silent').meta({ title: 'Silent', description: 'Nothing is heard.' }),
        publicFile('vtt').meta({ title: 'File', description: 'The WebVTT file under public/.' }),
      ])
      .meta({
        title: 'Captions',
        description:
          'The file of what is said, as WebVTT under public/, for example /films/workshop.vtt; or the word silent where nothing is heard.',
      }),
    transcript: paragraphs
      .optional()
      .meta({ title: 'Transcript', description: 'What is said and shown, for reading.' }),
  },
)
