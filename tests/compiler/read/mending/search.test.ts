import { describe, expect, test } from 'vitest'
import { best, SITE, shown, siteWith, spent } from './texts.ts'

const MENU = '  openMenu: Menu'
const RATING = '{ value: "4.9", label: Average rating }'
const CAREERS = '{ label: Careers, to: /Careers }\n  panels:'

/** How a change of the site is mended. */
const mended = (from: string, to: string): readonly string[] => {
  const text = siteWith([from, to])
  return shown(text.split('\n'), best(text))
}

describe('a mistake in a site is mended', () => {
  test.each<
    readonly [what: string, change: readonly [from: string, to: string], repair: readonly string[]]
  >([
    [
      'a colon in a text',
      [MENU, '  openMenu: Menu: open'],
      ['yaml/colon-in-text :', "  openMenu: 'Menu: open'"],
    ],
    [
      'a quote that does not close',
      [MENU, '  openMenu: "Menu'],
      ['yaml/unclosed-quote "', "  openMenu: 'Menu'"],
    ],
    [
      'a wrong escape behind a right one',
      [MENU, '  openMenu: "x\\ty \\q"'],
      ['yaml/escape \\', '  openMenu: "x\\ty \\\\q"'],
    ],
    [
      'wrong escapes among right ones',
      [MENU, '  openMenu: "\\q \\x41 \\u00e9 \\U0001F600 \\x4z \\u00gz \\\\ \\w" # \\v'],
      [
        'yaml/escape \\',
        '  openMenu: "\\\\q \\x41 \\u00e9 \\U0001F600 \\\\x4z \\\\u00gz \\\\ \\\\w" # \\v',
      ],
    ],
    [
      'an escape with too few digits',
      [MENU, '  openMenu: "\\q \\U0001F60"'],
      ['yaml/escape \\', '  openMenu: "\\\\q \\\\U0001F60"'],
    ],
    [
      'a wrong escape in a text that goes on in the next line',
      [MENU, '  openMenu: "x \\q\n    y"'],
      ['yaml/escape \\', '  openMenu: "x \\\\q'],
    ],
    [
      'wrong escapes in several texts of a line',
      [RATING, '{ value: "4\\q9", label: "Average \\w" }'],
      ['yaml/escape \\', '    rating: { value: "4\\\\q9", label: "Average \\\\w" }'],
    ],
    [
      'a brace that does not close on its line',
      [RATING, '{ value: "4.9", label: Average rating'],
      ['yaml/brackets {', '    rating: { value: "4.9", label: Average rating }'],
    ],
    [
      'a comma missing between the lines of braces',
      [RATING, '{\n      value: "4.9"\n      label: Average rating\n    }'],
      ['yaml/missing-comma label', '      value: "4.9",'],
    ],
    [
      'a brace that does not close on a later line',
      [RATING, '{\n      value: "4.9",\n      label: Average rating'],
      ['yaml/brackets {', '      label: Average rating }'],
    ],
    [
      'a brace on a line of its own that does not close',
      [CAREERS, '{\n      label: Careers,\n      to: /Careers\n  panels:'],
      ['yaml/brackets {', '      to: /Careers }'],
    ],
    [
      'a bracket that does not close',
      [
        '[home.projects, home.rating, home.support]\n      -',
        '[home.projects, home.rating\n      -',
      ],
      ['yaml/brackets [', '        figures: [home.projects, home.rating ]'],
    ],
    [
      'a comment of another language',
      [MENU, '  // the menu\n  openMenu: Menu'],
      ['yaml/syntax // the menu', '', 'lossy'],
    ],
    [
      'words that belong to the line above',
      [MENU, '  the menu\n  openMenu: Menu'],
      ['yaml/indentation the menu', '    the menu'],
    ],
    ['a missing colon', [MENU, '  openMenu Menu'], ['yaml/missing-colon openMenu', MENU]],
    [
      'a second document',
      ['company:\n', '---\ncompany:\n'],
      ['yaml/several-documents ---', '', 'lossy'],
    ],
    [
      'a line too far right',
      [MENU, '   openMenu: Menu'],
      ['yaml/indentation openMenu: Menu', MENU],
    ],
    ['a line too far left', [MENU, 'openMenu: Menu'], ['yaml/indentation openMenu: Menu', MENU]],
    [
      'the first line of a group too far left',
      ['  name: Plank & Peg', 'name: Plank & Peg'],
      ['yaml/indentation name: Plank & Peg', '  name: Plank & Peg'],
    ],
    [
      'a line that shows only where the group under it ends',
      ['      label: Services\n      groups:', '      label: Services\n    groups:'],
      ['yaml/indentation groups:', '      groups:'],
    ],
    [
      'the line that is odd, not the one above it, which could be moved as well',
      ['          alt: Line drawing of a cloud', '           alt: Line drawing of a cloud'],
      ['yaml/indentation alt: Line drawing of a cloud', '          alt: Line drawing of a cloud'],
    ],
    [
      'an entry of a list without its hyphen, though YAML takes it for keys that stand twice',
      [
        '- { label: Home, to: / }\n    - { label: Services, to: { open: services } }',
        '- label: Home\n      to: /\n      label: Services\n      to: { open: services }',
      ],
      ['yaml/missing-hyphen label: Services', '    - label: Services'],
    ],
    [
      'a line too far left that YAML takes for a group of its own',
      ['figures:\n  home:', 'figures:\nhome:'],
      ['yaml/indentation home:', '  home:'],
    ],
    [
      'words under a key that wants a list',
      [
        '          - We read letters that nobody asked for.\n          - Tell us what you would like to do with us.',
        '        We read letters',
      ],
      ['yaml/missing-hyphen We read letters', '        - We read letters'],
    ],
    ['a group too far right', ['words:\n', '  words:\n'], ['yaml/indentation words:', 'words:']],
  ])('%s', (_, [from, to], repair) => {
    expect(mended(from, to)).toEqual(repair)
  })
  test('also where only the file ends what is open', () => {
    const text = `${SITE.slice(0, SITE.lastIndexOf('{'))}{\n      label: Back,\n      to: /`
    expect(shown(text.split('\n'), best(text))).toEqual(['yaml/brackets {', '      to: / }'])
  })
  test('before any later one', () => {
    const text = siteWith([MENU, '  openMenu: Menu: open'], ['  spacePx: 4', '  spacePx: @x'])
    expect(shown(text.split('\n'), best(text))).toEqual(['yaml/special-start @', "  spacePx: '@x'"])
  })
  test('as nobody would write it only where there is no usual way that is as good', () => {
    const line = '          alt: Line drawing of a cloud'
    const text = siteWith([line, ` ${line}`], ['  spacePx: 4', '  spacePx: many'])
    expect(shown(text.split('\n'), best(text))).toEqual([`yaml/indentation ${line.trim()}`, line])
  })
})

describe('a repair says what is wrong', () => {
  test('with the words of the problem where that shows', () => {
    expect(best('company:\n  name: Plank: Peg')?.note).toEqual({
      code: 'yaml/colon-in-text',
      message: 'A colon followed by a space makes YAML see a second key in this line.',
      hint: 'If it is text, put the whole value in double quotes. If it is a key, put it on a line of its own.',
    })
    expect(best('a: "\\q"')?.note).toEqual({
      code: 'yaml/escape',
      message: 'A backslash in double quotes starts an escape, and this is none.',
      hint: 'Write the backslash twice (\\\\), or use single quotes around the text.',
    })
  })
  test('in general words where the problem shows on another line', () => {
    expect(best('a: 1\n---\nb: 2\n')?.note).toEqual({
      code: 'yaml/syntax',
      message: 'This is not valid YAML.',
      hint: 'Compare the line with its neighbours: indentation, colons and quotation marks.',
    })
  })
})

/** How many texts are read in full: a line at the end costs a hundred in each of them. */
const readings = (text: string): number =>
  (spent(`${text}# ${'x'.repeat(88)}\n`) - spent(text)) / 100

describe('what is read counts against the budget', () => {
  test('with ten characters for each line, and is no more than it needs to be', () => {
    // Three repairs in form: `a: 'b: c'`, `- a: b: c`, and no line; the best of them in full.
    expect(spent('a: b: c')).toBe(19 + 19 + 10 + 19)
  })
  test('which ends the search with what was found so far', () => {
    const text = 'company:\n  name: Plank: Peg'
    const all = spent(text)
    const withBudget = (characters: number) => shown(text.split('\n'), best(text, characters))
    const quoted = ['yaml/colon-in-text :', "  name: 'Plank: Peg'"]
    // The last repair leaves out the second line.
    const last = 18 + 10
    expect(withBudget(all)).toEqual(['yaml/colon-in-text name: Plank: Peg', '', 'lossy'])
    expect(withBudget(all - 1)).toEqual(quoted)
    expect(withBudget(all - last)).toEqual(quoted)
    expect(withBudget(all - last - 1)).toEqual([])
  })
  test.each([0, 18, 40, 66])('and nothing is found with %d characters', (characters) => {
    expect(best('a: b: c', characters)).toBeUndefined()
  })
  test('and nothing is read after a repair that leaves nothing to find', () => {
    expect(readings(siteWith([MENU, '  openMenu: Menu: open']))).toBe(1)
    expect(readings(siteWith(['words:\n', '  words:\n']))).toBe(1)
    expect(readings(siteWith([MENU, '  // the menu\n  openMenu: Menu']))).toBe(1)
  })
})

test('all that are best in form are read where another mistake is left', () => {
  const reload = '  reload: Load the page again'
  const text = siteWith([MENU, '  openMenu: "\\q"'], [reload, '  reload: "\\q"'])
  // With the backslash doubled, and without the line.
  expect(readings(text)).toBe(2)
})

test('lines far from a mistake are read only where repairs are compared in full', () => {
  const between = 50
  const line = `# ${'x'.repeat(87)}\n`
  const mistakes = (filler: string) => {
    const reload = '  reload: Load the page again\n'
    return siteWith(
      ['words:\n', `${filler}words:\n`],
      [MENU, `${MENU}\n  odd: 2`],
      [reload, ''],
    ).replace('company:\n', 'company:\n  strange: 1\n')
  }
  const more = spent(mistakes(line.repeat(between))) - spent(mistakes(''))
  const inFull = more / (between * 100)
  expect(inFull).toBeGreaterThan(0)
  // Lines in the window of a repair are read once more for each repair that is tried in it.
  expect(inFull).toBeLessThan(20)
})

describe('of many repairs', () => {
  test('twelve are compared in full', () => {
    const quote = '  openMenu: ["a, b, c, d, e, f, g, h, i, j, k, l, m, n]'
    expect(readings(siteWith([MENU, quote], ['  spacePx: 4', '  spacePx: many']))).toBe(12)
  })
  test.each([
    [20, 'yaml/indentation'],
    [40, 'yaml/special-start'],
  ])('four hundred are compared: of %d quotes that do not close', (quotes, code) => {
    const text = siteWith([MENU, `${MENU}\n  [${'"x, '.repeat(quotes)}`])
    expect(best(text)?.note.code).toBe(code)
  })
})

describe('a line is mended', () => {
  const long = (length: number) => `a: "${'x'.repeat(length - 4)}`
  test.each([
    [2000, 1],
    [2001, 0],
  ])('if it has at most 2000 characters, not with %d', (length, repairs) => {
    expect([best(long(length))].filter(Boolean)).toHaveLength(repairs)
  })
  test.each([
    [2000, 'words:'],
    [2001, undefined],
  ])('where it is YAML if no line there has more either: %d', (length, line) => {
    const key = 'words:\n  skipToContent: '
    const value = 'x'.repeat(length - '  skipToContent: '.length)
    const repair = best(siteWith([`${key}Skip to content`, `  ${key}${value}`]))
    expect(repair && [...repair.lines.values()].join()).toBe(line)
  })
  test('if no line beside it has more', () => {
    const above = `${'x'.repeat(2001)}: 1`
    expect(best(`${above}\nb: c: d`)).toBeUndefined()
  })
  test('though another line is long', () => {
    expect(best(`a: 1\n# ${'x'.repeat(3000)}\nb: c: d`)).toBeDefined()
  })
})

describe('a text that is YAML', () => {
  test('is left as it is where nothing is found', () => {
    expect(best(SITE)).toBeUndefined()
  })
  test('is left as it is where a repair would save one finding of two', () => {
    expect(best('company:\nname: Plank\nhrEmail: x')).toBeUndefined()
  })
  test('is left as it is where a line stands in the wrong group but is moved nowhere', () => {
    const reload = '  reload: Load the page again\n'
    const text = '  text: It may have moved.\n'
    expect(best(siteWith([reload, ''], [text, `${text}${reload}`]))).toBeUndefined()
  })
  test.each(['', '# nothing', '- a\n- b'])('is left as it is where it is no map: %j', (text) => {
    expect(best(text)).toBeUndefined()
  })
})
