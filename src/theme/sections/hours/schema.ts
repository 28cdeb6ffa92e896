import { z } from 'zod'
import { isoDate } from '../../../../schemas/date.ts'
import { optionalHead } from '../../../../schemas/fields.ts'
import { timeSpan, weekdays } from '../../../../schemas/opening-hours.ts'
import { findHourFaults } from '../../../../schemas/opening-hours-faults.ts'
import { paragraph, richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'
import { formatNames } from './formats.ts'

const times = {
  open: z
    .array(
      timeSpan().meta({
        title: 'Hours',
        description: 'Start and end in 24 hours, for example 09:00-12:30.',
        examples: ['09:00-12:30', '14:00-18:00', '20:00-02:00'],
      }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Open', description: 'The opening hours, for example ["09:00-12:30"].' }),
  closed: z
    .literal(true)
    .optional()
    .meta({ title: 'Closed', description: 'Set to true if it is closed all day.' }),
  note: richText(160)
    .optional()
    .meta({ title: 'Note', description: 'A few words after the hours, such as by appointment.' }),
}

const entry = z.strictObject({
  days: weekdays().meta({
    title: 'Days',
    description: 'Mo, Tu, We, Th, Fr, Sa, Su: a day, a range such as Mo-Fr, or a list.',
    examples: ['Mo-Th', 'Fr', 'Sa, Su', 'Mo', 'We', 'Sa'],
  }),
  ...times,
})

const exception = z.strictObject({
  date: isoDate().meta({
    title: 'Date',
    description: 'The day, or the first one.',
    examples: ['2027-12-24', '2027-05-01'],
  }),
  until: isoDate()
    .meta({ examples: ['2028-01-06'] })
    .optional()
    .meta({
      title: 'Until',
      description: 'The last day, if it is more than one.',
    }),
  ...times,
})

const labels = z.strictObject({
  closed: text(60).meta({ title: 'Closed', description: 'Shown for days without opening hours.' }),
  openNow: text(60).meta({ title: 'Open now', description: 'Shown during the opening hours.' }),
  closedNow: text(60).meta({ title: 'Closed now', description: 'Shown at other times.' }),
  exceptions: text(60).meta({
    title: 'Exceptions',
    description: 'Heading above days with other hours.',
  }),
})

export const hours = sectionKind(
  'hours',
  'Opening hours by day of the week, with exceptions such as holidays.',
  {
    ...optionalHead,
    days: z
      .array(entry.meta({ title: 'Days', description: 'Days with the same hours.' }))
      .min(1)
      .meta({
        title: 'Days',
        description: 'The opening hours, in display order.',
        examples: [[{ days: 'Mo-Fr', open: ['09:00-12:30'] }]],
      }),
    exceptions: z
      .array(exception.meta({ title: 'Exception', description: 'A day with other hours.' }))
      .min(1)
      .meta({ examples: [[{ date: '2027-12-24', closed: true }]] })
      .optional()
      .meta({ title: 'Exceptions', description: 'Days with other hours, such as holidays.' }),
    text: paragraph()
      .optional()
      .meta({ title: 'Text', description: 'A sentence under the hours.' }),
    labels: labels.meta({ title: 'Labels', description: 'Words around the hours.' }),
  },
  {
    group: 'list',
    findFaults: findHourFaults,
    formatTexts: (section, language) => ({ names: formatNames(section, language) }),
    outline: ({ days, exceptions }) => ({ hours: { days, exceptions } }),
  },
)
