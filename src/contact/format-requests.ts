import type { ContactRecord } from './records.ts'
import type { Answer } from './values.ts'

/** Control and bidirectional characters, which could manipulate the terminal. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cc}/gu

const escapeForTerminal = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll('\t', '  ').replace(INVISIBLE, '·'))
    .join('\n           ')

const formatAnswer = ({ label, value }: Answer): string =>
  `  ${escapeForTerminal(label)}: ${escapeForTerminal(value)}`

const formatValues = ({ name, email, contact, message }: ContactRecord): string[] => [
  `  Name:    ${escapeForTerminal(name)}`,
  `  Email:   ${escapeForTerminal(email)}`,
  `  Phone:   ${escapeForTerminal(contact)}`,
  `  Message: ${escapeForTerminal(message)}`,
]

const formatRequest = (record: ContactRecord): string => {
  const { id, received, handled, suspected, form, answers } = record
  const state = handled ? `, handled ${handled.slice(0, 10)}` : ''
  return [
    `Request ${id}, ${received.slice(0, 16).replace('T', ' ')} UTC${state}`,
    ...(suspected ? [`  Spam:    ${suspected}`] : []),
    ...(form ? [`  Form:    ${form}`, ...answers.map(formatAnswer)] : formatValues(record)),
  ].join('\n')
}

const formatGroup = (title: string, records: readonly ContactRecord[]): string[] =>
  records.length > 0 ? [`${title}: ${records.length}`, ...records.map(formatRequest)] : []

export const formatRequests = (records: readonly ContactRecord[]): string => {
  const parts = [
    ...formatGroup(
      'Requests',
      records.filter(({ suspected }) => !suspected),
    ),
    ...formatGroup(
      'Possible spam',
      records.filter(({ suspected }) => suspected),
    ),
  ]
  return parts.length > 0 ? parts.join('\n\n') : 'No requests.'
}
