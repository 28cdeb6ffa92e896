import { z } from 'zod'
import { collectionName } from '../../../../schemas/collections.ts'
import { findPeriodFaults } from '../../../../schemas/date.ts'
import { eventFields } from '../../../../schemas/event.ts'
import type { Fault } from '../../../../schemas/fault.ts'
import { optionalHead } from '../../../../schemas/fields.ts'
import { toField } from '../../../../schemas/link.ts'
import { richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const event = z.strictObject({
  title: text(120).meta({ title: 'Title', description: 'What takes place.' }),
  ...eventFields,
  to: toField.optional(),
  note: richText(300)
    .optional()
    .meta({ title: 'Note', description: 'A sentence, such as who it is for or what it costs.' }),
})

const labels = z.strictObject({
  empty: text(120).meta({ title: 'Empty', description: 'Shown while there are no events.' }),
  past: text(60).meta({ title: 'Past', description: 'Heading of past events.' }),
})

interface Source {
  readonly from?: unknown
  readonly events?:
    | readonly { readonly start: string; readonly end?: string | undefined }[]
    | undefined
}

/** Events come from a collection or are written in the section. */
function findSourceFaults({ from, events }: Source): Fault[] {
  if (!from && !events) {
    const message = 'This section has no events.'
    return [{ message, hint: 'Add "events", or "from" with the name of a collection.' }]
  }
  if (!from || !events) return []
  const message = 'A section has events of its own, or those of a collection.'
  return [{ path: ['from'], message, hint: 'Delete "from" or "events".' }]
}

export const events = sectionKind(
  'events',
  'Events in order of time. Past events disappear automatically; visitors can add the others to their calendars.',
  {
    ...optionalHead,
    events: z
      .array(event.meta({ title: 'Event', description: 'One event.' }))
      .min(1)
      .optional()
      .meta({
        title: 'Events',
        description: 'The events, in any order.',
        examples: [[{ title: 'Open day', start: '2031-10-02' }]],
      }),
    from: collectionName.optional().meta({
      title: 'From',
      description: 'A collection whose pages are events, in place of a list of events.',
    }),
    past: z.enum(['hide', 'below']).default('hide').meta({
      title: 'Past events',
      description: 'hide: past events disappear; below: they move below the others.',
    }),
    labels: labels.meta({ title: 'Labels', description: 'Words around the events.' }),
  },
  {
    group: 'list',
    findFaults: (section) => [
      ...findSourceFaults(section),
      ...(section.events ?? []).flatMap((one, index) =>
        findPeriodFaults(one).map((fault) => ({
          ...fault,
          path: ['events', index, ...(fault.path ?? [])],
        })),
      ),
    ],
    events: ({ from, events: own, past }) => ({ from, events: own, past }),
  },
)
