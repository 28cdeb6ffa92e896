import type { Finding } from '../diagnostics/finding.ts'
import type { Source } from '../diagnostics/position.ts'
import { directive, empty, fileTooLarge, severalDocuments } from '../diagnostics/yaml-notes.ts'
import { invisibleCharacters } from './characters.ts'
import { growTree } from './grow.ts'
import { limits } from './limits.ts'
import { parseYaml } from './parse.ts'
import type { MapTree } from './tree.ts'
import { yamlErrors } from './yaml-errors.ts'

/** What reading gives: a tree only where its values can be trusted. */
export interface ReadResult {
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** Text -> tree with positions. Never throws: whatever is wrong with the text is a finding. */
export function read(source: Source): ReadResult {
  const { text } = source
  if (text.length > limits.characters) {
    const span = { start: limits.characters, end: limits.characters + 1 }
    return { findings: [{ ...fileTooLarge('8 MB'), span, path: [] }] }
  }
  const invisible = invisibleCharacters(text)
  if (invisible.length > 0) return { findings: invisible }
  const { documents, directives, stopped } = parseYaml(text)
  if (stopped) return { findings: [stopped] }
  const [document, second] = documents
  const breaks = [
    ...directives.map((start) => ({ ...directive(), span: { start, end: start + 1 }, path: [] })),
    ...(second ? [{ ...severalDocuments(), span: secondStart(text, second.contents?.range[0] ?? second.range[0]), path: [] }] : []),
  ]
  const errors = document ? yamlErrors(document, text) : []
  if (!document || breaks.length > 0) return { findings: [...breaks, ...errors, ...(document ? [] : [nothing()])] }
  const { tree, findings } = growTree(document, source)
  const all = [...errors, ...findings]
  if (errors.some(({ harmless }) => !harmless)) return { findings: onePerLine(text, all) }
  if (tree.kind !== 'map') return { findings: all.length > 0 ? all : [nothing()] }
  return { tree, findings: all }
}

const nothing = (): Finding => ({ ...empty(), span: { start: 0, end: 1 }, path: [] })

/** Points at the line of hyphens or dots before a second document. */
function secondStart(text: string, start: number) {
  const markers = [...text.slice(0, start + 3).matchAll(/^(---|\.\.\.)/gm)]
  const at = markers.at(-1)?.index ?? start
  return { start: at, end: at + 3 }
}

/** Where the structure is broken, what follows on the same line is an echo of the first finding. */
function onePerLine(text: string, findings: readonly Finding[]): Finding[] {
  const lines = new Set<number>()
  return [...findings]
    .sort((a, b) => a.span.start - b.span.start)
    .filter(({ span }) => {
      const line = text.lastIndexOf('\n', span.start - 1)
      return !lines.has(line) && lines.add(line)
    })
}
