import fc from 'fast-check'
import { validSite } from '../faults/fixture.ts'

/** The valid site after small edits that mostly keep it valid: words, lines, comments. */
export const gentle = fc
  .array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      kind: fc.constantFrom('word', 'comment', 'repeat', 'remove', 'blank', 'digit'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((edits) => edits.reduce(edited, validSite))

function edited(text: string, { at, kind }: { at: number; kind: string }): string {
  const lines = text.split('\n')
  const index = Math.floor(at * lines.length)
  const line = lines[index] ?? ''
  if (kind === 'word') lines[index] = line.replace(/([a-z]) ([a-z])/, '$1 more $2')
  if (kind === 'digit') lines[index] = line.replace(/([a-z])( |$)/, '$17$2')
  if (kind === 'comment') lines.splice(index, 0, `${' '.repeat(index % 7)}# a note`)
  if (kind === 'blank') lines.splice(index, 0, '', ' '.repeat(index % 9))
  if (kind === 'repeat') lines.splice(index, 0, line)
  if (kind === 'remove') lines.splice(index, 1)
  return lines.join('\n')
}
