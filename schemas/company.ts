import { z } from 'zod'
import { email, NO_EMAIL } from './email.ts'
import { image } from './image.ts'
import { ORGANIZATION_TYPES } from './organization-types.ts'
import { scripts } from './scripts.ts'
import { text, textOrNumber, textWithPlaces } from './text.ts'

/** An additional value with any name, such as `phone` or `openingHours`. */
export const fact = textOrNumber(200).meta({
  title: 'Fact',
  description:
    'A text or number that other texts can insert as a variable, for example {company.phone}.',
})

const part = (title: string, description: string) => text(120).meta({ title, description })

const postalAddress = z.strictObject({
  street: part('Street', 'Street and number.'),
  postalCode: part('Postal code', 'The postal code.'),
  city: part('City', 'The city.'),
  region: part('Region', 'The state or province, if customary.').optional(),
  country: part('Country', 'The country, or its two-letter code.'),
})

const getTemplate = (fact: unknown): unknown =>
  fact !== null && typeof fact === 'object' && 'template' in fact ? fact.template : fact

export const companyFields = z.strictObject({
  name: text(60).meta({
    title: 'Name',
    description: 'The usual name of the company.',
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
  type: z.enum(ORGANIZATION_TYPES).optional().meta({
    title: 'Type',
    description:
      'A type of schema.org for search engines, such as Bakery, School, NGO, MusicGroup or MedicalClinic.',
  }),
  address: z
    .union([
      text(200).meta({ title: 'Text', description: 'The address in one line.' }),
      postalAddress.meta({ title: 'Parts', description: 'The address in its parts.' }),
    ])
    .optional()
    .meta({
      title: 'Address',
      description: 'The postal address, as a text or in parts. The variable is a text.',
    }),
  geo: z
    .strictObject({
      latitude: z.number().min(-90).max(90).meta({
        title: 'Latitude',
        description: 'In degrees, for example 51.0203.',
      }),
      longitude: z.number().min(-180).max(180).meta({
        title: 'Longitude',
        description: 'In degrees, for example 0.2598.',
      }),
    })
    .optional()
    .meta({ title: 'Place', description: 'The place on the map, for search engines.' }),
  phone: textOrNumber(60).optional().meta({
    title: 'Phone',
    description: 'The phone number for enquiries.',
  }),
  social: z
    .array(
      z
        .string()
        .regex(/^https:\/\/\S+$/, { error: 'The address must start with https://.' })
        .max(300)
        .meta({ title: 'Address', description: 'A profile of the company.' }),
    )
    .min(1)
    .optional()
    .meta({
      title: 'Social',
      description: 'Profiles of the company on other websites, for search engines.',
    }),
  slogan: text(200).optional().meta({
    title: 'Slogan',
    description: 'The company motto, in one sentence.',
  }),
  copyrightYear: z.int().min(1900).max(2999).optional().meta({
    title: 'Copyright year',
    description: 'The year in the footer. Also available as a variable.',
  }),
})

/**
 * Details of the company. Every value is available in texts as a variable, such as `{company.name}`. The fields declared
 * here are also published as structured data. A field whose name ends in `email` must be an e-mail address.
 */
export const company = companyFields.catchall(fact).check(checkEmails)

export function checkEmails({ value, issues }: z.core.ParsePayload<object>): void {
  for (const [key, written] of Object.entries(value)) {
    if (!/email$/i.test(key)) continue
    if (email().safeParse(getTemplate(written)).success) continue
    issues.push({ code: 'custom', message: NO_EMAIL, path: [key], input: written })
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // Offsets such as +01:00 have no daylight saving time.
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

const EMPTY_COMMAND =
  'A publish command must have at least the name of a program, for example [rsync, -a, dist/, host:/www]. Delete the key to publish into the folder dist.'

const appIcons = z.strictObject({
  touch: image.meta({
    title: 'Touch icon',
    description: 'For the home screen of Apple devices: square, 180 px, without transparency.',
  }),
  sizes: z
    .array(image.meta({ title: 'Icon', description: 'The icon in one size.' }))
    .min(1)
    .meta({ title: 'Sizes', description: 'The icon in its sizes: 192 px, then 512 px.' }),
  maskable: image.meta({
    title: 'Maskable icon',
    description:
      'A square icon that devices can crop to any shape. Keep important content within the central 80%.',
  }),
})

export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: 'A language must be a code such as en or en-US.' })

export const titlePattern = textWithPlaces(
  120,
  ['title'],
  'The pattern must contain {title}, for example {title} – {company.name}.',
)

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
        'The public address of the site, for example https://www.example.com, or https://www.example.com/agency/ with a base path. Write all other addresses in this file without the base path.',
    }),
  language: languageCode.meta({
    title: 'Language',
    description: 'Language of the site as a short code, for example en or en-US.',
  }),
  titlePattern: titlePattern.meta({
    title: 'Title pattern',
    description:
      'Title of a page in the browser tab and in search results. Not used for the home page, nor for titles that contain the name of the company.',
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, {
      error: 'A time zone must be a name such as Europe/Warsaw or America/New_York.',
    })
    .optional()
    .meta({
      title: 'Time zone',
      description:
        'Time zone of the opening hours, for example Europe/Warsaw. Pages show whether it is open now.',
      examples: ['Europe/Warsaw', 'America/New_York'],
    }),
  icon: image.optional().meta({
    title: 'Icon',
    description:
      'The small picture in the browser tab. Default: the logo if it is about square, else the first letter of the name.',
  }),
  logo: image.optional().meta({
    title: 'Logo',
    description:
      'An SVG file, shown in theme colors. Mark it as decorative to show it beside the name; add alternative text to show it instead of the name.',
  }),
  search: z.boolean().optional().meta({
    title: 'Search',
    description: 'Whether visitors can search the texts of all pages.',
  }),
  scripts: scripts.optional(),
  appIcons: appIcons.optional().meta({
    title: 'App icons',
    description: 'Icons for the home screens of phones and computers.',
  }),
  publishCommand: z
    .array(
      z.string().min(1).max(500).meta({ title: 'Word', description: 'A word of the command.' }),
    )
    .min(1, { error: EMPTY_COMMAND })
    .optional()
    .meta({
      title: 'Publish command',
      description:
        'The program that uploads the built site, and its arguments as a list of words, for example [rsync, -a, dist/, host:/www]. It runs in the folder of the site, without a shell, when you publish. Without it, publishing replaces the folder dist.',
      examples: [['rsync', '-a', '--delete', 'dist/', 'host:/www']],
    }),
})
