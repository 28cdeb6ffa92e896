import { formatCsv } from './csv.ts'
import type { ContactRecord } from './records.ts'

type Column = readonly [name: string, getValue: (record: ContactRecord) => string | number]

const FIRST: readonly Column[] = [
  ['id', ({ id }) => id],
  ['received', ({ received }) => received],
]
const LAST: readonly Column[] = [
  ['suspected', ({ suspected }) => suspected],
  ['handled', ({ handled }) => handled],
]

const formatAnswers = ({ answers }: ContactRecord): string =>
  answers.map(({ label, value }) => `${label}: ${value}`).join('\n')

const COLUMNS: readonly Column[] = [
  ...FIRST,
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['contact', ({ contact }) => contact],
  ['message', ({ message }) => message],
  ...LAST,
  ['form', ({ form }) => form],
  ['answers', formatAnswers],
]

/** One column for each label. A label that was changed has a column for each of its versions. */
const createAnswerColumns = (records: readonly ContactRecord[]): Column[] => {
  const labels = new Set(records.flatMap(({ answers }) => answers.map(({ label }) => label)))
  return [...labels].map((label) => [
    label,
    ({ answers }) => answers.find((answer) => answer.label === label)?.value ?? '',
  ])
}

const format = (columns: readonly Column[], records: readonly ContactRecord[]): string =>
  formatCsv(
    columns.map(([name]) => name),
    records.map((record) => columns.map(([, getValue]) => getValue(record))),
  )

export const exportRequests = (records: readonly ContactRecord[]): string =>
  format(COLUMNS, records)

/** @param records of one custom form */
export const exportForm = (records: readonly ContactRecord[]): string =>
  format([...FIRST, ...createAnswerColumns(records), ...LAST], records)
