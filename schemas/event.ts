import { z } from 'zod'
import { dateOrTime } from './date.ts'
import { text } from './text.ts'

/** When and where an event takes place. */
export const eventFields = {
  start: dateOrTime().meta({
    title: 'Start',
    description:
      'The day, such as 2027-10-02, or day and local time, such as 2027-10-02T19:00. Times need publication.timeZone.',
    examples: ['2031-10-02', '2031-05-01'],
  }),
  end: dateOrTime()
    .meta({ examples: ['2031-10-04'] })
    .optional()
    .meta({ title: 'End', description: 'The last day, or the time of the end.' }),
  place: text(200).optional().meta({
    title: 'Place',
    description: 'Where it takes place, for example the address.',
  }),
}

export interface WrittenEvent {
  readonly start: string
  readonly end?: string | undefined
  readonly place?: string | undefined
}

export const eventObject = z.strictObject(eventFields)
