/** Permitted changes of the lines of a document, in which every word occurs once. */

import type { Path } from '../../../../src/content/model.ts'
import type { Change } from '../../../../src/studio/edit/index.ts'
import { isMap, type Json, valueAt } from '../../properties/generated/json.ts'

type Lines = readonly string[]

const wordsIn = (text: string): string[] => text.match(/[kvc]\d+z/g) ?? []

const linesOf = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r?\n/)

/** Normalizes a line: without hyphens before it, a comma after it, or an empty value. */
const core = (line: string): string =>
  line
    .replace(/^[\s-]+/, '')
    .replace(/\s*(\[\]|\{\})/, '')
    .replace(/[\s,]+$/, '')

/** Violations in the lines after a change. */
export function wrongLines(before: string, after: string, change: Change, data: Json): string[] {
  const own = ownWords(change, data)
  const [old, now] = [linesOf(before), linesOf(after)]
  const [then, there] = [new Set(wordsIn(before)), wordsIn(after)]
  const left = new Set(there)
  const lost = new Set([...then].filter((word) => !left.has(word) && !own.has(word)))
  const has = (words: ReadonlySet<string>, line: string) =>
    wordsIn(line).some((one) => words.has(one))
  const others = (lines: Lines) =>
    lines.filter((line) => wordsIn(line).length > 0 && !has(own, line) && !has(lost, line))
  const [othersThen, othersNow] = [others(old), others(now)]
  const isTaken = change.do === 'remove' || (change.do === 'set' && isThere(data, change.at))
  const claims: [string, boolean][] = [
    ['nothing is duplicated', there.length === left.size],
    ['only comments are lost besides', [...lost].every((word) => word.startsWith('c'))],
    ['comments are lost only with what they are about', lost.size === 0 || isTaken],
    [
      'deleted lines are contiguous',
      lost.size === 0 || isTogether(old, (line) => has(own, line) || has(lost, line)),
    ],
    // Below `|+` empty lines belong to the value, so a moved one would change it.
    [
      'blank lines stay',
      change.do !== 'move' ||
        own.size > 0 ||
        /[|>]\d?\+/.test(before) ||
        blanks(old) === blanks(now),
    ],
    [
      'the other lines stay',
      change.do === 'move'
        ? isRotated(old.map(core), now.map(core), before)
        : isAlike(othersThen.map(core), othersNow.map(core)),
    ],
    ['to the byte', /[[{]/.test(before) || change.do === 'move' || isAlike(othersThen, othersNow)],
  ]
  return claims.flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

const blanks = (lines: Lines): number => lines.filter((line) => line.trim() === '').length

const isEqual = (a: Lines, b: Lines): boolean => a.join('\n') === b.join('\n')

/** Whether lines are equal except for the first and last changed ones. */
function isAlike(a: Lines, b: Lines): boolean {
  const [left, right] = [a.filter((line) => b.includes(line)), b.filter((line) => a.includes(line))]
  return isEqual(left, right) && a.length - left.length <= 2 && b.length - right.length <= 2
}

function isThere(data: Json, path: Path): boolean {
  const holder = valueAt(data, path.slice(0, -1))
  return !isMap(holder) || Object.hasOwn(holder, String(path.at(-1)))
}

/** The words that a change replaces or deletes. */
function ownWords(change: Change, data: Json): Set<string> {
  if (!('at' in change) || change.do === 'insert' || !isThere(data, change.at)) return new Set()
  const key = change.do === 'remove' ? String(change.at.at(-1)) : ''
  return new Set(wordsIn(key + JSON.stringify(valueAt(data, change.at))))
}

/** Whether lines are contiguous. */
function isTogether(lines: Lines, isOne: (line: string) => boolean): boolean {
  const first = lines.findIndex(isOne)
  const last = lines.findLastIndex(isOne)
  return lines
    .slice(first + 1, Math.max(last, 0))
    .every((line) => isOne(line) || wordsIn(line).length === 0)
}

/** Whether lines are equal except for one moved block; lines in brackets may have any order. */
function isRotated(old: Lines, now: Lines, text: string): boolean {
  // Lines without a unique word cannot be identified.
  const withWords = (lines: Lines) => lines.filter((line) => wordsIn(line).length > 0)
  const [a, b] = [withWords(old), withWords(now)]
  if (/[[{]/.test(text)) return isEqual(wordsIn(a.join(' ')).sort(), wordsIn(b.join(' ')).sort())
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let same = 0
  while (same < a.length - from && a.at(-1 - same) === b.at(-1 - same)) same += 1
  const [middle, moved] = [a.slice(from, a.length - same), b.slice(from, b.length - same)]
  const turned = middle.map((_, by) => [...middle.slice(by), ...middle.slice(0, by)])
  return middle.length === 0 || turned.some((one) => isEqual(one, moved))
}
