import { describe, expect, test } from 'vitest'
import { contrastDiagnostics } from '../../../../src/content/contrast/diagnostics.ts'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import type { Path } from '../../../../src/content/model.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'
import { treeOf } from '../tree.ts'

const light = {
  paper: '#FFFFFF',
  raised: '#FFFFFF',
  ink: '#111111',
  quiet: '#444444',
  accent: '#0000EE',
  onAccent: '#FFFFFF',
  signal: '#FF6633',
  error: '#CC0000',
  night: '#111122',
  onNight: '#FFFFFF',
  bar: '#FFFFFF',
}

/** A theme with some colours changed; its first color stands in line 3. */
const themeOf = (changed: Readonly<Record<string, string>>, scheme = 'light') =>
  [
    'theme:',
    `  ${scheme}:`,
    ...Object.entries({ ...light, ...changed }).map(([role, colour]) => `    ${role}: ${colour}`),
  ].join('\n')

function found(text: string, isDoubtful: (path: Path) => boolean = () => false) {
  return contrastDiagnostics(sourceOf('site.yaml', text), treeOf(text), contrastPairs, isDoubtful)
}

/** Colors are quoted: else # begins a comment. */
const quoted = (colours: Readonly<Record<string, string>>, scheme?: string) =>
  themeOf(colours, scheme).replace(/#\w+/g, '"$&"')

/** Of each diagnostic: the color, the others with their lines and uses, and the color that is enough. */
const told = (text: string, isDoubtful?: (path: Path) => boolean) =>
  found(text, isDoubtful).map(({ code, message, path, hint }) => ({
    code,
    path: path.join('.'),
    others: [...message.matchAll(/ (?:of|to) ([\d.]+) to "(\w+)"( \(line \d+\))?/g)].map(
      ([, contrast, other, line = '']) => `${contrast} ${other}${line}`,
    ),
    mixed: message.match(/mixed/g)?.length ?? 0,
    enough: hint?.match(/#\w{6}/)?.[0],
  }))

test('a theme in which everything can be read has none', () => {
  expect(found(quoted({}))).toEqual([])
})

describe('a text that is too light', () => {
  test('is at fault in every place, the worst first, with the nearest color that is enough', () => {
    expect(told(quoted({ ink: '#888888', bar: '#EEEEEE' }))).toEqual([
      {
        code: 'theme/contrast',
        path: 'theme.light.ink',
        others: ['3.54 paper (line 3)', '3.54 raised (line 4)', '3.05 bar (line 13)'],
        mixed: 0,
        enough: '#595959',
      },
    ])
  })

  test('is only a warning where it is enough for level AA', () => {
    const [one] = told(quoted({ ink: '#666666' }))
    expect(one).toMatchObject({ code: 'theme/body-contrast', others: expect.any(Array) })
    expect(one?.others).toEqual(['5.74 paper (line 3)', '5.74 raised (line 4)'])
  })

  test('says where it is mixed with its ground', () => {
    const [one] = told(quoted({ onNight: '#777788' }))
    expect(one?.path).toBe('theme.light.onNight')
    expect(new Set(one?.others.map((other) => other.split(' ')[1]))).toEqual(new Set(['night']))
    expect(one?.mixed).toBe(2)
  })

  test('needs no line for a color that stands beside it', () => {
    const text = quoted({ ink: '#888888' }).split('\n')
    const flow = `theme:\n  light: { ${text
      .slice(2)
      .map((line) => line.trim())
      .join(', ')} }`
    const [one] = told(flow)
    expect(one?.others).toEqual(['3.54 paper', '3.54 raised', '3.54 bar'])
  })
})

test('a ground that is wrong is one mistake and not one for all that stands on it', () => {
  const all = told(quoted({ paper: '#777777' }))
  expect(all.map(({ path }) => path)).toEqual(['theme.light.paper'])
  expect(all[0]?.others.map((other) => other.split(' ')[1])).toEqual([
    ...['error', 'quiet', 'ink', 'accent'],
  ])
})

test('of two that meet once, the text is to be changed, or the ground where the pair says so', () => {
  expect(told(quoted({ onAccent: '#8888FF' })).map(({ path }) => path)).toEqual([
    'theme.light.onAccent',
  ])
  expect(told(quoted({ signal: '#442211' })).map(({ path }) => path)).toEqual([
    'theme.light.signal',
  ])
})

test('taking all colors that are said to be enough leaves nothing that fails', () => {
  const colours = { ink: '#999999', error: '#FF9999', onNight: '#555566', onAccent: '#7777FF' }
  const all = told(quoted(colours))
  expect(all.length).toBeGreaterThan(2)
  const mended = Object.fromEntries(
    all.map(({ path, enough = '' }) => [path.split('.').at(-1) ?? '', enough]),
  )
  expect(found(quoted({ ...colours, ...mended }))).toEqual([])
})

test('where no color is enough, something else has to change', () => {
  const all = found(quoted({ paper: '#808080', raised: '#111111', ink: '#808080' }))
  expect(all.map(({ path: [, , role] }) => role)).toEqual(['ink', 'quiet', 'error', 'accent'])
  expect(all.filter(({ hint }) => hint?.includes('#'))).toEqual([])
})

test('the dark colors are judged by themselves', () => {
  const both = `${quoted({})}\n${quoted({ ink: '#888888' }, 'dark').split('\n').slice(1).join('\n')}`
  expect(told(both).map(({ path, others }) => [path, others[0]])).toEqual([
    ['theme.dark.ink', '3.54 paper (line 15)'],
  ])
})

describe('what cannot be read is not judged', () => {
  test.for(['"#8888889"', '"x#888888"', '"#88888"', 'grey', '["#888888"]', ''])('%s', (ink) => {
    const text = quoted({}).replace(/ink: .*/, `ink: ${ink}`)
    expect(found(text)).toEqual([])
  })

  test.for(['theme: none', 'theme:\n  light: none', 'company: {}'])('%s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('nor what something has been said of', () => {
    const isInk = (path: Path) => path.join('.') === 'theme.light.ink'
    expect(found(quoted({ ink: '#888888' }), isInk)).toEqual([])
    expect(found(quoted({ ink: '#888888' }), () => false)).toHaveLength(1)
  })
})
