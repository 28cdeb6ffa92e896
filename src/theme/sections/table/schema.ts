import { z } from 'zod'
import type { Fault } from '../../../../schemas/fault.ts'
import { optionalHead } from '../../../../schemas/fields.ts'
import { richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

/** A text, a number, or nothing. */
const cellWith = <T extends z.ZodType>(content: T) =>
  z.union([
    content.meta({ title: 'Text', description: 'A text on one line.' }),
    z.number().transform(String).meta({ title: 'Number', description: 'A number.' }),
    z.literal('').meta({ title: 'Empty', description: 'An empty cell.' }),
  ])

const column = cellWith(text(120)).meta({
  title: 'Column',
  description: 'The header of a column. Write "" for an empty one.',
})

const cell = cellWith(richText(300)).meta({
  title: 'Cell',
  description: 'A text or a number, shown as written. Write "" for an empty cell.',
})

const count = (cells: number) => `${cells} ${cells === 1 ? 'cell' : 'cells'}`

function findFaults({
  columns,
  rows,
  align = [],
}: {
  readonly columns: readonly unknown[]
  readonly rows: readonly (readonly unknown[])[]
  readonly align?: readonly unknown[] | undefined
}): Fault[] {
  const { length } = columns
  const faults = rows.flatMap((row, index): Fault[] => {
    if (row.length === length) return []
    const message = `This row has ${count(row.length)}, but the table has ${length} ${length === 1 ? 'column' : 'columns'}.`
    const hint =
      row.length < length
        ? 'Add the missing cells. Write "" for an empty cell.'
        : 'Delete the cells that are too many, or put a text that contains a comma in double quotes.'
    return [{ path: ['rows', index], message, hint }]
  })
  if (align.length <= length) return faults
  const message = `The table has ${length} columns, but ${align.length} alignments.`
  return [...faults, { path: ['align'], message, hint: 'Write one alignment for each column.' }]
}

export const table = sectionKind(
  'table',
  'A table with a header row: timetables, tariffs, results.',
  {
    ...optionalHead,
    caption: richText(200).optional().meta({
      title: 'Caption',
      description: 'What the table shows, above it.',
    }),
    columns: z
      .array(column)
      .min(1)
      .meta({
        title: 'Columns',
        description: 'The headers of the columns, from the start.',
        examples: [['Day', 'Price']],
      }),
    rows: z
      .array(
        z
          .array(cell)
          .min(1)
          .meta({ title: 'Row', description: 'One cell for each column, for example [Mo, 4.80].' }),
      )
      .min(1)
      .meta({
        title: 'Rows',
        description: 'The rows, from top to bottom.',
        examples: [[['Monday', '4.80']]],
      }),
    rowHeaders: z.literal(true).optional().meta({
      title: 'Row headers',
      description: 'Set to true if the first cell of each row is the header of the row.',
    }),
    align: z
      .array(
        z.enum(['start', 'center', 'end']).meta({
          title: 'Alignment',
          description: 'start, center or end.',
        }),
      )
      .min(1)
      .optional()
      .meta({
        title: 'Alignment',
        description:
          'How each column is aligned. By default, columns of numbers are aligned at the end and others at the start.',
        examples: [['start', 'end']],
      }),
  },
  { group: 'list', findFaults, writtenNumbers: ['columns', 'rows'] },
)
