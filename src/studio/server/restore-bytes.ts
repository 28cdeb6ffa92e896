import { diffArrays } from 'diff'
import { isDeepEqual } from '../../content/deep-equal.ts'
import type { Edit } from '../../content/model.ts'
import { applyEdits } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'

/** Each attempt parses the text. */
const MAX_HUNKS = 40

/** Neighboring differences that may belong to one change. */
const MAX_TOGETHER = 3

/**
 * Differences from the earlier text that have the same effect as an edit, but bring back its comments and formatting.
 * @param edited the current text with the edit
 * @returns undefined if there are none
 */
export function restoreBytes(
  current: string,
  edited: string,
  earlier: string,
): readonly Edit[] | undefined {
  const expected = readData(edited)
  const hunks = listHunks(current, earlier)
  if (expected === undefined || hunks.length > MAX_HUNKS) return undefined
  for (let size = 1; size <= MAX_TOGETHER; size += 1)
    for (let start = 0; start + size <= hunks.length; start += 1) {
      const some = hunks.slice(start, start + size)
      if (isDeepEqual(readData(applyEdits(current, some)), expected)) return some
    }
  return undefined
}

const readData = (text: string): unknown => parseCached(new NormalizedText(text).text).tree?.data

function listHunks(from: string, to: string): Edit[] {
  const hunks: Edit[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays(splitLines(from), splitLines(to))) {
    const text = value.join('')
    const last = hunks.at(-1)
    const end = removed ? at + text.length : at
    const insert = added ? text : ''
    if ((added || removed) && last?.to === at)
      hunks[hunks.length - 1] = { from: last.from, to: end, insert: last.insert + insert }
    else if (added || removed) hunks.push({ from: at, to: end, insert })
    at += added ? 0 : text.length
  }
  return hunks
}

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []
