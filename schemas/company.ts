import { z } from 'zod'
import { email, NO_EMAIL } from './email.ts'
import { image } from './image.ts'
import { scripts } from './scripts.ts'
import { text, textOrNumber } from './text.ts'

/** What else a site says of its owner, under any name: `phone`, `openingHours`. */
const fact = textOrNumber(200).meta({
  title: 'Fact',
  description: 'A text or a number, for use in texts as {company.name}.',
})

/** A text as it is written. */
const templateOf = (fact: unknown): unknown =>
  fact !== null && typeof fact === 'object' && 'template' in fact ? fact.template : fact

/**
 * Who the site speaks for. Each value is a variable for all texts: `{company.name}`. Those that have a description here
 * are told to search engines as well. What is called `…Email` is an address.
 */
export const company = z
  .strictObject({
    name: text(60).meta({
      title: 'Name',
      description: 'The name as it is spoken and written everywhere.',
    }),
    legalName: text(80).optional().meta({
      title: 'Legal name',
      description: 'The registered name, shown in the footer.',
    }),
    headquarters: text(80).optional().meta({
      title: 'Headquarters',
      description: 'City and state of the head office.',
    }),
    contactEmail: email().optional().meta({
      title: 'Contact address',
      description: 'The e-mail address for enquiries.',
    }),
    slogan: text(200).optional().meta({
      title: 'Slogan',
      description: 'One sentence on what it stands for.',
    }),
    copyrightYear: z.int().min(1900).max(2999).optional().meta({
      title: 'Copyright year',
      description: 'The year in the footer; a variable like the texts above.',
    }),
  })
  .catchall(fact)
  .check(({ value, issues }) => {
    for (const [key, written] of Object.entries(value)) {
      if (!/email$/i.test(key)) continue
      if (email().safeParse(templateOf(written)).success) continue
      issues.push({ code: 'custom', message: NO_EMAIL, path: [key], input: written })
    }
  })

const appIcons = z.strictObject({
  touch: image.meta({
    title: 'Touch icon',
    description: 'For the home screen of Apple devices: square, without transparency, 180 px.',
  }),
  sizes: z
    .array(image.meta({ title: 'Icon', description: 'The icon in one size.' }))
    .min(1)
    .meta({ title: 'Sizes', description: 'The icon in its sizes: 192 px, then 512 px.' }),
  maskable: image.meta({
    title: 'Maskable icon',
    description:
      'A square from which any shape can be cut: all that matters stands within 80 % of it.',
  }),
})

/** Where and in which language the site is published. */
export const publication = z.strictObject({
  origin: z
    .string()
    .regex(
      /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-9]\d{3})?(\/[\w~-][\w.~-]*)*\/?$/,
      {
        error:
          'The origin must be an https address, such as https://www.example.com, or https://www.example.com/agency/ for a site under a path.',
      },
    )
    .meta({
      title: 'Origin',
      description:
        'The public address of the site: https://www.example.com, or with the path under which it lies there, https://www.example.com/agency/. Addresses in this file stand without that path.',
    }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'A language must be a code such as en or en-US.' })
    .meta({
      title: 'Language',
      description: 'Language of the site as a short code, for example en or en-US.',
    }),
  icon: image.optional().meta({
    title: 'Icon',
    description: 'The small picture in the browser tab.',
  }),
  logo: image.optional().meta({
    title: 'Logo',
    description:
      'An SVG drawing in the colours of the theme: decorative beside the name, or with an alternative text in its place.',
  }),
  scripts: scripts.optional(),
  appIcons: appIcons.optional().meta({
    title: 'Icons of the application',
    description: 'The pictures that stand for the site on the screens of phones and computers.',
  }),
})
