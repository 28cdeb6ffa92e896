import { z } from 'zod'
import { heading, intro, paragraphs, picture } from '../../../../schemas/fields.ts'
import { publicFile } from '../../../../schemas/link.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const video = sectionKind(
  'video',
  'A video from public/ that visitors can play.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    file: publicFile('mp4', 'webm').meta({
      title: 'File',
      description: 'The video under public/ as MP4 or WebM, for example /films/workshop.mp4.',
    }),
    poster: picture.meta({
      title: 'Poster',
      description: 'Shown before the video starts. Use the aspect ratio of the video.',
    }),
    captions: z
      .union([
        z.literal('silent').meta({ title: 'Silent', description: 'The video has no sound.' }),
        publicFile('vtt').meta({ title: 'File', description: 'The WebVTT file under public/.' }),
      ])
      .meta({
        title: 'Captions',
        description:
          'A WebVTT file under public/, for example /films/workshop.vtt, or silent for a video without sound.',
      }),
    transcript: paragraphs
      .optional()
      .meta({ title: 'Transcript', description: 'What the video says and shows, as text.' }),
  },
  { group: 'media' },
)
