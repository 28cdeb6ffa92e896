/** Random changes of a document with the expected data. */
import type { Path } from '../../../../src/content/model.ts'
import type { Change } from '../../../../src/studio/edit/index.ts'
import { isMap, type Json, pathsIn, valueAt } from '../../properties/generated/json.ts'
import type { Dice } from './seeded-random.ts'

/** Texts that change their meaning when written without quotes. */
export const TEXTS = [
  ...'true no null ~ 3.10 0123 1e3 12:30 2024-01-01'.split(' '),
  ...['', ' ', '#', '# x', 'a #b', 'a: b', 'a:', ': ', '- a', '-', '? a', '[a]', '{a}'],
  ...['{figures.a.b}', 'x {company.name}', '&a', '*a', '!a', '|', '>', '%a', '@a', '`a`'],
  ...['"', "'", '"a"', "it's", 'say "x"', 'a\nb', 'a\n\nb\n', '\n', 'a\n', ' lead', 'trail '],
  ...['\ttab', 'a\tb', 'back\\slash', '\u00a0a', 'a, b', 'a]', '😀 wave', 'שלום #1: עולם'],
  ...['\u200fab', '“curly”', '<<', '=', '---', '...', 'a\r\nb', 'plain words', 'x'.repeat(300)],
  ...['\u0000', '\u2028', '.inf', 'On'],
  ...['# a\n- b\n  c: d', '  two\n    four', 'ends with spaces  \nand goes on'],
]

export function anyValue(dice: Dice, depth = 2): Json {
  if (depth > 0 && dice.chance(15))
    return Array.from({ length: dice.below(3) }, () => anyValue(dice, depth - 1))
  if (depth > 0 && dice.chance(20))
    return Object.fromEntries(
      Array.from({ length: dice.below(3) }, (_, at) => [
        dice.chance(90) ? `n${at}q` : dice.one('true', 'a b', 'a: b', '', '12', '#', '__x'),
        anyValue(dice, depth - 1),
      ]),
    )
  if (dice.chance(25)) return dice.one<Json>(0, 5, -1.5, 1e21, true, false, null, 2024)
  return dice.one(...TEXTS)
}

/** A change of the value at a path. */
type ChangeAt = Extract<Change, { at: Path }>

/** A possible change, or undefined. */
export function changeOf(dice: Dice, data: Json): ChangeAt | undefined {
  const paths = [...pathsIn(data)]
  const lists = paths.filter((path) => Array.isArray(valueAt(data, path)))
  const maps = [[], ...paths].filter((path) => isMap(valueAt(data, path)))
  const kind = dice.one('set', 'set', 'add', 'remove', 'insert', 'move', 'move')
  if (kind === 'add')
    return {
      do: 'set',
      at: [...dice.one(...maps), dice.one('added', 'added', 'on', 'a b')],
      value: anyValue(dice),
    }
  if (kind === 'insert' || kind === 'move') {
    if (lists.length === 0) return undefined
    const list = dice.one(...lists)
    const { length } = valueAt(data, list) as Json[]
    if (kind === 'insert')
      return { do: 'insert', at: [...list, dice.below(length + 1)], value: anyValue(dice) }
    if (length === 0) return undefined
    return { do: 'move', at: [...list, dice.below(length)], to: dice.below(length) }
  }
  if (paths.length === 0) return undefined
  const path = dice.one(...paths)
  return kind === 'set'
    ? { do: 'set', at: path, value: anyValue(dice) }
    : { do: 'remove', at: path }
}

/** The expected data after a change, computed independently. */
export function meant(data: Json, change: ChangeAt): Json {
  const copy = structuredClone(data)
  const last = change.at.at(-1)
  const holder = valueAt(copy, change.at.slice(0, -1)) as Json
  if (Array.isArray(holder)) {
    const index = Number(last)
    if (change.do === 'insert') holder.splice(index, 0, change.value as Json)
    if (change.do === 'set') holder[index] = change.value as Json
    if (change.do === 'remove') holder.splice(index, 1)
    if (change.do === 'move') holder.splice(change.to, 0, ...holder.splice(index, 1))
  } else if (isMap(holder)) {
    if (change.do === 'set') holder[String(last)] = change.value as Json
    if (change.do === 'remove') delete holder[String(last)]
  }
  return copy
}
