import { expect, test } from 'vitest'
import { checkContrast } from '../../../../src/content/contrast/check-contrast.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import type { Path } from '../../../../src/content/model.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'
import { treeOf } from '../tree.ts'

const light = {
  background: '#FFFFFF',
  surface: '#FFFFFF',
  text: '#111111',
  muted: '#444444',
  accent: '#0000EE',
  onAccent: '#FFFFFF',
  highlight: '#FF6633',
  error: '#CC0000',
  inverse: '#111122',
  onInverse: '#FFFFFF',
  barBackground: '#FFFFFF',
}

/** A theme with some colors changed; its first color stands in line 3. */
const themeOf = (changed: Readonly<Record<string, string>>) =>
  [
    'theme:',
    '  light:',
    ...Object.entries({ ...light, ...changed }).map(([role, color]) => `    ${role}: "${color}"`),
  ].join('\n')

function found(text: string, isDoubtful: (path: Path) => boolean = () => false) {
  return checkContrast(createSource('site.yaml', text), treeOf(text), contrastPairs, isDoubtful)
}

/** Of each diagnostic: the color, the others with their lines, how often a mix is spoken of, and the color that is enough. */
const told = (text: string) =>
  found(text).map(({ code, message, path, hint }) => ({
    code,
    path: path.join('.'),
    others: [...message.matchAll(/ (?:of|to) ([\d.]+) to "(\w+)"( \(line \d+\))?/g)].map(
      ([, contrast, other, line = '']) => `${contrast} ${other}${line}`,
    ),
    mixed: message.match(/mixed/g)?.length ?? 0,
    enough: hint?.match(/#\w{6}/)?.[0],
  }))

test('reports a light text color once, with the worst pair first and the nearest sufficient color', () => {
  expect(told(themeOf({ text: '#888888', barBackground: '#EEEEEE' }))).toEqual([
    {
      code: 'theme/contrast',
      path: 'theme.light.text',
      others: ['3.54 background (line 3)', '3.54 surface (line 4)', '3.05 barBackground (line 13)'],
      mixed: 0,
      enough: '#595959',
    },
  ])
})

test('mentions that a text color is mixed with its background', () => {
  const [one] = told(themeOf({ onInverse: '#777788' }))
  expect(one).toMatchObject({ path: 'theme.light.onInverse', mixed: 2 })
  expect(new Set(one?.others.map((other) => other.split(' ')[1]))).toEqual(new Set(['inverse']))
})

test('omits the line of a color on the same line', () => {
  const [, , ...lines] = themeOf({ text: '#888888' }).split('\n')
  const [one] = told(`theme:\n  light: { ${lines.map((line) => line.trim()).join(', ')} }`)
  expect(one?.others).toEqual(['3.54 background', '3.54 surface', '3.54 barBackground'])
})

test('suggests no color if none is sufficient', () => {
  const all = found(themeOf({ background: '#808080', surface: '#111111', text: '#808080' }))
  expect(all.map(({ path: [, , role] }) => role)).toEqual(['text', 'muted', 'error', 'accent'])
  expect(all.filter(({ hint }) => hint?.includes('#'))).toEqual([])
})

test.for([
  ...['"#8888889"', '"x#888888"', '"#88888"', 'grey', '["#888888"]', ''].map((text) =>
    themeOf({}).replace(/text: .*/, `text: ${text}`),
  ),
  ...['theme: none', 'theme:\n  light: none', 'company: {}'],
])('ignores invalid colors: %j', (text) => {
  expect(found(text)).toEqual([])
})

test('ignores colors that have a diagnostic', () => {
  const isInk = (path: Path) => path.join('.') === 'theme.light.text'
  expect(found(themeOf({ text: '#888888' }), isInk)).toEqual([])
})
