import { type MistakeClass, mistakes } from '../mistake.ts'
import { indentOf, linesOf, plainTexts, points, where } from '../places.ts'

/** Puts lines under the line of a text. */
const under =
  (...lines: readonly string[]) =>
  (line: string) =>
    [line, ...lines].join('\n')

/** What says of a line that it has come from elsewhere. */
const FOREIGN = [
  'yaml/indentation',
  'yaml/missing-colon',
  'yaml/syntax',
  'yaml/several-documents',
  'yaml/special-start',
  'text/pasted',
]
const LINE = /comment|#|delete|remove/i
const HYPHEN = ['yaml/missing-hyphen']
const SAY_HYPHEN = /hyphen|"- "/i

const sixWords = where(plainTexts, ({ text }) => text.split(' ').length > 5)

/** What comes between the lines from elsewhere. */
export const pastedLines: readonly MistakeClass[] = [
  ...mistakes('paste', linesOf(plainTexts))(FOREIGN, LINE, {
    'a signature': under('--', 'Anna Larsen', 'Head of Marketing'),
    'what a phone adds': under('Sent from my iPhone'),
    'a greeting of a mail': under('Hi Tom,', 'here is the new text.', 'Best, Anna'),
    'a row of dashes': under('----------'),
    'three dashes': under('---'),
    'a table': under('| Name | Role |', '| --- | --- |', '| Anna | Designer |'),
    'a fence of code': (line) => under('```yaml', ' '.repeat(indentOf(line)), '```')(line),
    'a second paragraph at the margin': under('', 'We are glad to hear from you.'),
  }),
  ...mistakes('paste', sixWords)(
    ['yaml/indentation', 'yaml/missing-colon', 'yaml/syntax'],
    /one line|same line|spaces before|continue|goes on/i,
    {
      'a text over two lines, the second at the margin': (text) =>
        text.replace(/^((?:\S* ){3}\S*) /, '$1\n'),
    },
  ),
  ...mistakes('paste', linesOf(points))(HYPHEN, SAY_HYPHEN, {
    'bullets of Word in a list': (line) =>
      `${line}\n${' '.repeat(indentOf(line))}• A point from the brochure`,
    'numbers before entries': (line) => line.replace('- ', '1. '),
  }),
]
