/** Compiles long runs of one piece each. A program of its own, since it may not come back: what it names last did not end. */
import { brokenClaims } from './claims.ts'
import { compiled } from './compiled.ts'

const PIECES = [
  ...'a \n\t-:#,?!&*|>%@`\\~"\'{}[]\u0000\u00a0\ufeff\ufffdä0\r',
  // Half a character, and a whole one of two halves.
  ...['\ud800', '😀', '\r\n', '---\n', ' #', '{company.name}'],
  ...['{}', '[]', '""', "''", '"a', '- ', '? ', ': ', 'a: ', 'a:', 'a,', '{{', '}}', '"\n', "'\n"],
  ...['- - ', '{a: ', '[[', '{a},', 'a:\n', '- a\n', 'a\n', ' a\n'],
]

/** What may come before and after: nothing, the value of a text. */
const FRAMES = [
  ['', ''],
  ['company:\n  name: ', '\nroutes: []\n'],
] as const

for (const piece of PIECES) {
  for (const length of [1_000, 4_000]) {
    for (const [before, after] of FRAMES) {
      console.log(
        `${JSON.stringify(before)}, then ${length} characters of ${JSON.stringify(piece)}`,
      )
      const text = before + piece.repeat(length / piece.length) + after
      const result = compiled(text)
      const broken = brokenClaims(text, result)
      if (result.diagnostics.length === 0) broken.push('nothing is wrong with it')
      if (broken.length > 0) throw new Error(broken.join('\n'))
    }
  }
}
console.log('All of them came to an end.')
