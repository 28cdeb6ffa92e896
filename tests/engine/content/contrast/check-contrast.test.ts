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

/** A theme with some colors changed; its first color is in line 3. */
const themeOf = (changed: Readonly<Record<string, string>>) =>
  [
    'theme:',
    '  light:',
    ...Object.entries({ ...light, ...changed }).map(([role, color]) => `    ${role}: "${color}"`),
  ].join('\n')

function found(text: string, isDoubtful: (path: Path) => boolean = () => false) {
  return checkContrast(createSource('site.yaml', text), treeOf(text), contrastPairs, isDoubtful)
}

/** For each diagnostic: the color, the other colors with their lines, the number of mixes, and the suggested color. */
const report = (text: string) =>
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
  expect(report(themeOf({ text: '#888888', barBackground: '#EEEEEE' }))).toEqual([
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
  const [one] = report(themeOf({ onInverse: '#777788' }))
  expect(one).toMatchObject({ path: 'theme.light.onInverse', mixed: 2 })
  expect(new Set(one?.others.map((other) => other.split(' ')[1]))).toEqual(new Set(['inverse']))
})

test('suggests no color if none is sufficient', () => {
  const all = found(themeOf({ background: '#808080', surface: '#111111', text: '#808080' }))
  expect(all.map(({ path: [, , role] }) => role)).toEqual(['text', 'muted', 'error', 'accent'])
  expect(all.filter(({ hint }) => hint?.includes('#'))).toEqual([])
})
