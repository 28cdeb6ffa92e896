/** Random YAML in all styles that a site file may have; every word occurs once. */
import { Dice } from './seeded-random.ts'

interface Habits {
  readonly step: number
  readonly listStep: number
  readonly padded: boolean
  readonly comments: number
  readonly blanks: number
  readonly flow: number
  readonly odd: number
}

export function documentOf(seed: number): string {
  const dice = new Dice(seed)
  const habits: Habits = {
    step: dice.one(2, 2, 2, 1, 3, 4),
    listStep: dice.one(2, 2, 0, 1, 4),
    padded: dice.chance(60),
    comments: dice.one(0, 10, 40),
    blanks: dice.one(0, 5, 30),
    flow: dice.one(0, 15, 50),
    odd: dice.one(0, 20, 50),
  }
  const lines = new Writer(dice, habits).document()
  const end = dice.one('\n', '\n', '\r\n', 'mixed')
  const text = lines
    .map((line, at) => (at === 0 ? line : (end === 'mixed' ? dice.one('\n', '\r\n') : end) + line))
    .join('')
  const last = dice.one('\n', '\n', '')
  return (dice.chance(10) ? '\ufeff' : '') + text + (end === '\r\n' && last ? '\r\n' : last)
}

class Writer {
  readonly #dice: Dice
  readonly #habits: Habits
  #words = 0

  constructor(dice: Dice, habits: Habits) {
    this.#dice = dice
    this.#habits = habits
  }

  document(): string[] {
    const dice = this.#dice
    const head = dice.chance(20) ? ['# the head of the file', ''] : []
    const start = dice.chance(5) ? ['---'] : []
    return [...head, ...start, ...this.map(0, 3, 2 + dice.below(4))]
  }

  word(sign: string): string {
    this.#words += 1
    return `${sign}${this.#words}z`
  }

  above(column: number): string[] {
    const { comments, blanks } = this.#habits
    const dice = this.#dice
    const comment = () => `${' '.repeat(column)}# ${this.word('c')}`
    const lines: string[] = []
    if (dice.chance(blanks / 3)) lines.push('', comment(), comment(), '')
    else if (dice.chance(blanks)) lines.push('')
    if (dice.chance(comments)) lines.push(comment())
    if (dice.chance(comments / 4)) lines.push(comment())
    return lines
  }

  below(column: number): string[] {
    const { comments } = this.#habits
    if (!this.#dice.chance(comments / 4)) return []
    const comment = `${' '.repeat(column + 1 + this.#dice.below(3))}# ${this.word('c')}`
    return this.#dice.chance(20) ? ['', comment] : [comment]
  }

  beside(): string {
    return this.#dice.chance(this.#habits.comments) ? ` # ${this.word('c')}` : ''
  }

  key(): string {
    const key = this.word('k')
    return this.#dice.chance(this.#habits.odd / 3) ? this.#dice.one(`"${key}"`, `'${key}'`) : key
  }

  /** Lines of a map, all of them indented by column. */
  map(column: number, depth: number, size = 1 + this.#dice.below(4)): string[] {
    return Array.from({ length: size }, () => [
      ...this.above(column),
      ...this.valued(`${' '.repeat(column)}${this.key()}:`, column, depth, false),
      ...this.below(column),
    ]).flat()
  }

  list(column: number, depth: number): string[] {
    const isFlow = this.#dice.chance(20)
    return Array.from({ length: 1 + this.#dice.below(4) }, () => [
      ...this.above(column),
      ...(isFlow
        ? [`${' '.repeat(column)}- ${this.flowMap(1)}${this.beside()}`]
        : this.valued(`${' '.repeat(column)}-`, column, depth, true)),
      ...this.below(column),
    ]).flat()
  }

  valued(start: string, column: number, depth: number, isItem: boolean): string[] {
    const dice = this.#dice
    const { step, listStep, flow } = this.#habits
    const kind = depth > 0 && dice.chance(55) ? dice.one('map', 'list') : 'scalar'
    if (kind === 'scalar') return this.scalar(start, column)
    if (dice.chance(flow)) return this.flow(start, kind, column)
    if (dice.chance(4)) return [`${start} ${kind === 'map' ? '{}' : '[]'}${this.beside()}`]
    const isInline = isItem && dice.chance(85)
    const by = isItem ? (isInline ? 2 : 1 + dice.below(3)) : kind === 'map' ? step : listStep
    const inside =
      kind === 'map' ? this.map(column + by, depth - 1) : this.list(column + by, depth - 1)
    if (!isInline) return [`${start}${this.beside()}`, ...inside]
    while (inside[0]?.trim() === '' || inside[0]?.trim().startsWith('#')) inside.shift()
    const [first = '', ...rest] = inside
    return [`${start} ${first.trimStart()}`, ...rest]
  }

  scalar(start: string, column: number): string[] {
    const dice = this.#dice
    const { odd } = this.#habits
    const [one, two] = [this.word('v'), this.word('v')]
    const inside = ' '.repeat(column + dice.one(1, 2, 4))
    if (!dice.chance(odd))
      return [`${start} ${dice.one(one, `${one} ${two}`, `"${one}"`, `'${one}'`)}${this.beside()}`]
    return dice.one<() => string[]>(
      () => [`${start} ${dice.below(1000)}${this.beside()}`],
      () => [
        `${start} ${dice.one('true', 'null', '~', '3.10', '1e3', '-7', '0x1F', '"no"', "''", '""')}${this.beside()}`,
      ],
      () => [`${start}${this.beside()}`],
      () => [
        `${start} |${dice.one('', '-', '+')}${this.beside()}`,
        `${inside}${one}: # ${two}`,
        ...dice.one([], [''], ['', `${inside}  more`]),
        `${inside}- end`,
      ],
      () => [`${start} |${dice.one('+', '-')}`, inside + one, ...dice.one([''], ['', ''])],
      () => [`${start} >${dice.one('', '-')}${this.beside()}`, `${inside}${one} and`, inside + two],
      () => [`${start} ${one} and`, `${inside}${two}${this.beside()}`],
      () => [`${start} "${one} and`, '', `${inside}${two}"${this.beside()}`],
      () => [`${start} '${one} and`, `${inside}it''s ${two}'${this.beside()}`],
      () => [start, `${inside}${one}${this.beside()}`],
      () => [`${start}${this.beside()}`, `${inside}# ${this.word('c')}`, `${inside}"${one}"`],
    )()
  }

  flow(start: string, kind: 'map' | 'list', column: number): string[] {
    const dice = this.#dice
    if (dice.chance(60)) {
      const written = kind === 'map' ? this.flowMap(2) : this.flowList(2)
      return [`${start} ${written}${this.beside()}`]
    }
    const [open, close] = kind === 'map' ? '{}' : '[]'
    const size = 1 + dice.below(3)
    const inside = ' '.repeat(column + 2)
    const lines: string[] = []
    for (let at = 0; at < size; at += 1) {
      const comma = at < size - 1 || dice.chance(40) ? ',' : ''
      const written = kind === 'map' ? `${this.key()}: ${this.flowValue(1)}` : this.flowValue(1)
      if (dice.chance(this.#habits.comments)) lines.push(`${inside}# ${this.word('c')}`)
      lines.push(`${inside}${written}${comma}${this.beside()}`)
    }
    return [`${start} ${open}`, ...lines, `${' '.repeat(column + 1)}${close}${this.beside()}`]
  }

  flowMap(depth: number): string {
    const dice = this.#dice
    const entries = Array.from({ length: dice.below(4) }, () =>
      dice.chance(5) ? this.word('k') : `${this.key()}: ${this.flowValue(depth - 1)}`,
    )
    return this.enclosed('{', entries, '}', this.#habits.padded)
  }

  flowList(depth: number): string {
    const items = Array.from({ length: this.#dice.below(4) }, () => this.flowValue(depth - 1))
    return this.enclosed('[', items, ']', this.#dice.chance(20))
  }

  enclosed(open: string, parts: readonly string[], close: string, padded: boolean): string {
    const space = padded && parts.length > 0 ? ' ' : ''
    const comma = parts.length > 0 && this.#dice.chance(10) ? ',' : ''
    return open + space + parts.join(this.#dice.one(', ', ', ', ',')) + comma + space + close
  }

  flowValue(depth: number): string {
    const dice = this.#dice
    const one = this.word('v')
    if (depth > 0 && dice.chance(30))
      return dice.chance(50) ? this.flowMap(depth) : this.flowList(depth)
    return dice.one(
      one,
      one,
      `${one} and`,
      `"${one}"`,
      `'${one}'`,
      '12',
      'true',
      'null',
      '""',
      `${one}: x`.replace(': x', ''),
    )
  }
}
