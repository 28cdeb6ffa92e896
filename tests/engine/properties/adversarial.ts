/** Compiles long repetitions of one piece each, in a process of its own that can be killed. Prints each case before it runs. */

import { compiled } from './compiled.ts'
import { findContractViolations } from './compiler-contract.ts'

const PIECES = [
  ...'a \n\t-:#,?!&*|>%@`\\~"\'{}[]\u0000\u00a0\ufeff\ufffdä0\r',
  // Half of a surrogate pair, and a whole pair.
  ...['\ud800', '😀', '\r\n', '---\n', ' #', '{company.name}'],
  ...['{}', '[]', '""', "''", '"a', '- ', '? ', ': ', 'a: ', 'a:', 'a,', '{{', '}}', '"\n', "'\n"],
  ...['- - ', '{a: ', '[[', '{a},', 'a:\n', '- a\n', 'a\n', ' a\n'],
]

/** Text before and after: none, or that of a value. */
const FRAMES = [
  ['', ''],
  ['company:\n  name: ', '\nroutes: []\n'],
] as const

for (const piece of PIECES) {
  for (const length of [3_000]) {
    for (const [before, after] of FRAMES) {
      console.log(
        `${JSON.stringify(before)}, then ${length} characters of ${JSON.stringify(piece)}`,
      )
      const text = before + piece.repeat(length / piece.length) + after
      const result = compiled(text)
      const broken = findContractViolations(text, result)
      if (result.diagnostics.length === 0) broken.push('no diagnostic')
      if (broken.length > 0) throw new Error(broken.join('\n'))
    }
  }
}
console.log('All cases ended.')
