import { z } from 'zod'
import { figureName } from './figure.ts'
import { image } from './image.ts'
import { action } from './link.ts'
import { paragraph, richText } from './rich-text.ts'
import { text } from './text.ts'

export const heading = text(120).meta({
  title: 'Heading',
  description: 'The heading of the section.',
})

export const intro = paragraph().meta({
  title: 'Introduction',
  description: 'A sentence or two under the heading.',
})

/** Heading and introduction of a section that is complete without them. */
export const optionalHead = {
  heading: heading.optional(),
  intro: intro
    .optional()
    .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
}

export const paragraphs = z
  .array(paragraph().meta({ title: 'Paragraph', description: 'One paragraph of running text.' }))
  .min(1)
  .meta({ title: 'Paragraphs', description: 'Running text, one entry per paragraph.' })

export const points = z
  .array(richText(240).meta({ title: 'Point', description: 'One point of the list.' }))
  .min(1)
  .meta({ title: 'Points', description: 'A list of short points.' })

export const picture = image.meta({
  title: 'Picture',
  description: 'A picture from public/ with its alternative text.',
})

export const button = action.meta({
  title: 'Button',
  description: 'A button or link of the section.',
})

export const figureNames = z
  .array(figureName.meta({ title: 'Figure', description: 'The name of a figure as group.name.' }))
  .min(1)
  .meta({ title: 'Figures', description: 'Figures by name, in display order.' })
