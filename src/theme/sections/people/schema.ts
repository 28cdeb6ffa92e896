import { z } from 'zod'
import { email } from '../../../../schemas/email.ts'
import { optionalHead, picture } from '../../../../schemas/fields.ts'
import { action } from '../../../../schemas/link.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { formedText, text } from '../../../../schemas/text.ts'

const person = z.strictObject({
  name: text(100).meta({ title: 'Name', description: 'The name, with a title if customary.' }),
  role: text(120)
    .optional()
    .meta({ title: 'Role', description: 'What the person does, for example Headteacher.' }),
  text: paragraph()
    .optional()
    .meta({ title: 'Text', description: 'A sentence or two about the person.' }),
  image: picture
    .optional()
    .meta({ title: 'Picture', description: 'A portrait. It is cropped; focus sets the center.' }),
  email: email()
    .optional()
    .meta({ title: 'E-mail', description: 'The e-mail address of the person.' }),
  phone: formedText(
    40,
    /^(?:\+?[\d\s()./-]*\d[\d\s()./-]*|\{company\.\w+\})$/,
    'A phone number may contain only digits, spaces, hyphens, slashes, brackets and a plus sign.',
  )
    .optional()
    .meta({ title: 'Phone', description: 'The phone number of the person.' }),
  links: z
    .array(action.meta({ title: 'Link', description: 'A page about the person.' }))
    .min(1)
    .optional()
    .meta({ title: 'Links', description: 'Pages about the person, in order.' }),
})

export const people = sectionKind(
  'people',
  'People with their roles, portraits and contact details: a team, a board, doctors.',
  {
    ...optionalHead,
    people: z
      .array(person.meta({ title: 'Person', description: 'One person.' }))
      .min(1)
      .meta({ title: 'People', description: 'The people in order.' }),
  },
  { group: 'contact' },
)
