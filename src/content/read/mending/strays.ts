import type { Note } from '../../diagnostics/finding.ts'
import * as note from '../../diagnostics/yaml-notes.ts'
import { indentOf, type Lines, type Repair, rewrite } from './repair.ts'

/**
 * Takes a line as words that belong nowhere.
 * @param problem what is wrong with the line, if nothing about itself tells
 */
export function stray(lines: Lines, at: number, problem: Note): Repair {
  const line = lines[at] ?? ''
  const about = noteOf(line) ?? problem
  return { ...rewrite(at, '', about, indentOf(line), line.length), lossy: true }
}

function noteOf(line: string): Note | undefined {
  if (/^(---|\.\.\.)/.test(line)) return note.severalDocuments()
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(line)) return note.mergeConflict()
  if (line.startsWith('%')) return note.directive()
  const sign = /^\s*(\/\/|\/\*|<!--)/.exec(line)?.[1]
  if (sign) return note.otherComment(sign)
  return /:(\s|$)/.test(line) ? undefined : note.missingColon()
}
