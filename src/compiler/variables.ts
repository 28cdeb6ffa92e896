import type { Note } from '../diagnostics/finding.ts'
import { looseBrace, unknownVariable, variableCycle } from '../diagnostics/reference-notes.ts'
import { closest } from '../nearest.ts'

/** Variable name -> text as written, which may use variables itself. */
export type Variables = ReadonlyMap<string, string>

/** A text with its variables filled in, and what was wrong with it. */
export interface Filled {
  readonly text: string
  readonly notes: readonly Note[]
}

const PIECE = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g

/**
 * Fills the `{variables}` of a text; `{{` and `}}` stand for braces.
 * A variable that cannot be filled stays as it is written.
 */
export function fill(template: string, variables: Variables, within: readonly string[] = []): Filled {
  if (!/[{}]/.test(template)) return { text: template, notes: [] }
  const notes: Note[] = []
  const text = template.replace(PIECE, (piece, name: string | undefined) => {
    if (piece === '{{' || piece === '}}') return piece.charAt(0)
    if (name === undefined) {
      notes.push(looseBrace(piece))
      return piece
    }
    const value = variables.get(name)
    if (value === undefined) {
      notes.push(unknownVariable(name, closest(name, [...variables.keys()])))
      return piece
    }
    if (within.includes(name)) {
      notes.push(variableCycle(name))
      return piece
    }
    const inner = fill(value, variables, [...within, name])
    // What is wrong inside of a variable is said where that variable is defined, except a cycle.
    notes.push(...inner.notes.filter(({ code }) => code === 'variable/cycle'))
    return inner.text
  })
  return { text, notes }
}

/** Every text and number under `company`, and the value of every figure, by name. */
export function variablesOf(site: Record<string, unknown>): Variables {
  const variables = new Map<string, string>()
  for (const [key, value] of entriesOf(site.company)) {
    if (typeof value === 'string' || typeof value === 'number') variables.set(`company.${key}`, String(value))
  }
  for (const [group, figures] of entriesOf(site.figures)) {
    for (const [name, figure] of entriesOf(figures)) {
      const value = entriesOf(figure).find(([key]) => key === 'value')?.[1]
      if (typeof value === 'string' || typeof value === 'number') {
        variables.set(`figures.${group}.${name}`, String(value))
      }
    }
  }
  return variables
}

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []
