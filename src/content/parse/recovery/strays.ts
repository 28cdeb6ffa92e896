import type { Message } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import { indentOf, type Lines, type Repair, rewrite } from './repair.ts'

export function stray(lines: Lines, at: number, syntaxError: Message): Repair {
  const line = lines[at] ?? ''
  const about = messageOf(line) ?? syntaxError
  return { ...rewrite(at, '', about, indentOf(line), line.length), lossy: true }
}

function messageOf(line: string): Message | undefined {
  if (/^(---|\.\.\.)/.test(line)) return messages.severalDocuments()
  if (/^(<<<<<<<|=======|>>>>>>>)/.test(line)) return messages.mergeConflict()
  if (line.startsWith('%')) return messages.directive()
  const sign = /^\s*(\/\/|\/\*|<!--)/.exec(line)?.[1]
  if (sign) return messages.otherComment(sign)
  if (/:(\s|$)/.test(line)) return undefined
  return /\S\s+\S|```/.test(line) ? messages.looseWords() : messages.missingColon()
}
