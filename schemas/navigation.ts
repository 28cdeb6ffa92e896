import { z } from 'zod'
import { action } from './link.ts'
import { richText } from './rich-text.ts'
import { slug, text } from './text.ts'

const title = text(60).meta({ title: 'Title', description: 'The heading shown to visitors.' })

const group = z.strictObject({
  title,
  links: z
    .array(action.meta({ title: 'Entry', description: 'One link of the group.' }))
    .min(1)
    .meta({ title: 'Entries', description: 'The links of this group, in order.' }),
})

const panel = z.strictObject({
  label: text(40).meta({ title: 'Label', description: 'Text of the entry in the top bar.' }),
  groups: z
    .array(group.meta({ title: 'Group', description: 'A titled list of links.' }))
    .min(1)
    .meta({ title: 'Groups', description: 'The groups of links, in order.' }),
  aside: z
    .strictObject({
      title,
      text: richText(300).meta({
        title: 'Text',
        description: 'A sentence or two beside the groups.',
      }),
      action: action.meta({ title: 'Button', description: 'The button of the side panel.' }),
    })
    .optional()
    .meta({ title: 'Side panel', description: 'The box beside the groups.' }),
})

const panelEntry = z.strictObject({
  panel: slug.meta({ title: 'Panel', description: 'The name of a panel defined under panels.' }),
})

export const navigation = z.strictObject({
  home: action.meta({
    title: 'Logo link',
    description: 'The link on the logo. Screen readers announce its label.',
  }),
  bar: z
    .array(
      z
        .union([
          action.meta({ title: 'Link', description: 'A link.' }),
          panelEntry.meta({ title: 'Panel entry', description: 'An entry that opens a panel.' }),
        ])
        .meta({ title: 'Entry', description: 'A link, or a panel that opens.' }),
    )
    .min(1)
    .meta({
      title: 'Bar',
      description: 'The entries of the top bar and the mobile menu, in order.',
    }),
  foot: z
    .strictObject({
      text: richText(200).meta({ title: 'Text', description: 'A sentence above the button.' }),
      action: action.meta({ title: 'Button', description: 'The button at the bottom.' }),
    })
    .optional()
    .meta({ title: 'Foot', description: 'Content at the bottom of the mobile menu.' }),
  panels: z
    .record(slug, panel.meta({ title: 'Panel', description: 'A panel of grouped links.' }))
    .meta({ title: 'Panels', description: 'The panels, by name.' }),
})

export const footer = z.strictObject({
  banner: action.optional().meta({
    title: 'Scrolling banner',
    description: 'An optional large moving link above the footer.',
  }),
  tagline: richText(200)
    .optional()
    .meta({ title: 'Tagline', description: 'The sentence under the logo.' }),
  linksTitle: title.meta({
    title: 'Title of the links',
    description: 'Heading above the list of links.',
  }),
  links: z
    .array(action.meta({ title: 'Link', description: 'One link of the list.' }))
    .min(1)
    .meta({ title: 'Links', description: 'The list of links, in order.' }),
  legal: z
    .array(richText(300).meta({ title: 'Line', description: 'One legal line.' }))
    .min(1)
    .meta({ title: 'Legal lines', description: 'Owner, year and rights, in order.' }),
})
