import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRichText, type SourceNode } from '../../../../src/content/rich-text/parse.ts'

/** HTML-like, without escapes. */
const show = (nodes: readonly SourceNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type === 'break') return '<br>'
      if (node.type === 'link') {
        const title = node.title === undefined ? '' : ` "${node.title}"`
        return `<a ${node.target}${title}>${show(node.children)}</a>`
      }
      const tag = node.type === 'strong' ? 'b' : 'i'
      return `<${tag}>${show(node.children)}</${tag}>`
    })
    .join('')

describe('parseRichText', () => {
  test.each([
    ['a **b** c', 'a <b>b</b> c'],
    ['*12. Mai*', '<i>12. Mai</i>'],
    ['***both***', '<i><b>both</b></i>'],
    ['[a **b**](/c)', '<a /c>a <b>b</b></a>'],
    ['[a](</b c.pdf>)', '<a /b c.pdf>a</a>'],
    ['[a](flagged:/b "not ready yet")', '<a flagged:/b "not ready yet">a</a>'],
    ['Main Street 1\n  New York  \n', 'Main Street 1<br>New York'],
    ['\\*a\\* 5 * 3', '*a* 5 * 3'],
  ])('parses %j', (text, expected) => {
    expect(show(parseRichText(text))).toBe(expected)
  })

  test.each([
    'snake_case, _no_ and __no__',
    '&amp; & &eacute;',
    'C:\\dir \\_ \\[ \\\\',
    '# C#',
    '1. One',
    '> quote',
    '- one - two',
    '    indented',
    '`code` and ~~~',
    '<b>bold</b> <https://a.example>',
    '[label] [a][b] [x]: /y',
    '***',
    '* one',
    '2 * 3 * 4',
    '5*3*2',
    'Kolleg*innen und Partner*innen',
  ])('leaves %j as it is', (text) => {
    expect(show(parseRichText(`${text} \\*`)).trim()).toBe(`${text} *`.trim())
  })

  test('has the position of every text and target', () => {
    const text = '**{a.b}** and [c](/d "e")'
    const [strong, , link] = parseRichText(text)
    const [inside] = strong?.type === 'strong' ? strong.children : []
    expect(inside).toMatchObject({ value: '{a.b}', range: [2, 7] })
    expect(link).toMatchObject({ target: '/d', targetRange: [18, 20], behind: [18, 24] })
  })

  test('keeps all characters of a text whose asterisks are escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        const text = written.replace(/\]\(|[*\\\s]/g, '').trim()
        expect(show(parseRichText(`${text}\\*`))).toBe(`${text}*`)
      }),
    )
  })
})
