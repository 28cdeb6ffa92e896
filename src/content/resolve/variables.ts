import {
  doubledBraces,
  looseBrace,
  unknownVariable,
  variableCycle,
  variableTooLong,
} from '../diagnostics/reference-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import {
  type MissingTarget,
  type ReferenceDiagnostic,
  toMissingFigure,
} from '../reference-diagnostic.ts'
import { findClosestPath, MAX_CANDIDATES } from '../suggest.ts'

/** A value that texts can use by its name. */
export interface Variable {
  /** Its text with all variables filled in; as it is written where that is not possible. */
  readonly text: string
  /** What is wrong with its definition. */
  readonly message?: Message
}

export type Variables = ReadonlyMap<string, Variable>

/** A text with its variables filled in, and what was wrong with it. */
export interface FilledText {
  readonly text: string
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

const PIECE = /\{\{([^{}]*)\}\}|\{\{|\}\}|\{([^{}]*)\}|[{}]/g

/** More mistakes in one text than this are not told one by one. */
const MOST_REMARKS = 20

/** A variable longer than this is no text for a page, but variables that multiply each other. */
const LONGEST = 2000

/**
 * Fills the `{variables}` of a text; `{{` and `}}` stand for braces.
 * A variable that cannot be filled stays as it is written.
 */
export function fillVariables(template: string, variables: Variables): FilledText {
  if (!/[{}]/.test(template)) return { text: template, diagnostics: [] }
  const diagnostics: ReferenceDiagnostic[] = []
  const text = template.replace(PIECE, (piece, doubled?: string, name?: string, at = 0) => {
    const part = [at, at + piece.length] as const
    if (doubled !== undefined) {
      // As other programs write variables.
      if (variables.has(doubled.trim()))
        diagnostics.push({ message: doubledBraces(doubled.trim()), part })
      return piece.slice(1, -1)
    }
    if (piece === '{{' || piece === '}}') return piece.charAt(0)
    if (diagnostics.length === MOST_REMARKS) return piece
    if (name === undefined) {
      diagnostics.push({ message: looseBrace(piece, beside(template, at, variables)), part })
      return piece
    }
    const variable = variables.get(name)
    if (!variable) {
      const known = variables.size > MAX_CANDIDATES ? [] : [...variables.keys()]
      const meant = variableMeant(name, known)
      const missing = missingVariable(name, meant, known)
      diagnostics.push({ message: unknownVariable(name, meant, known), part, missing })
    }
    return variable?.text ?? piece
  })
  return { text, diagnostics }
}

/** The variable that stands beside a brace without its partner. */
function beside(template: string, at: number, variables: Variables): string | undefined {
  const [name = ''] =
    template.charAt(at) === '{'
      ? (/^[\w.-]+/.exec(template.slice(at + 1)) ?? [])
      : (/[\w.-]+$/.exec(template.slice(0, at)) ?? [])
  return [name, name.replace(/\.$/, '')].find((one) => variables.has(one))
}

/** The names of the variables in a text, each once, in their order. */
export const listVariables = (template: string): string[] => [
  ...new Set([...template.matchAll(PIECE)].flatMap(([, , name]) => (name ? [name] : []))),
]

/** A variable of a figure refers to the figure. */
function missingVariable(
  name: string,
  meant: string | undefined,
  known: readonly string[],
): MissingTarget {
  if (!name.startsWith(FIGURES)) return { kind: 'variable', name, meant }
  const figures = known.filter((one) => one.startsWith(FIGURES))
  return toMissingFigure(
    name.slice(FIGURES.length),
    figures.map((one) => one.slice(FIGURES.length)),
  )
}

const FIGURES = 'figures.'

/** The variable that a wrong name means: misspelt, with spaces, or without its group. */
function variableMeant(name: string, known: readonly string[]): string | undefined {
  const bare = name.trim()
  const grouped = known.filter((one) => one.endsWith(`.${bare}`))
  return findClosestPath(bare, known) ?? (grouped.length === 1 ? grouped[0] : undefined)
}

/** Every text and number under `company`, and the value of every figure, by name. */
export function collectVariables(site: Readonly<Record<string, unknown>>): Variables {
  const templates = new Map<string, string>()
  const define = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') templates.set(name, String(value))
  }
  for (const [key, value] of entriesOf(site.company)) define(`company.${key}`, value)
  for (const [group, figures] of entriesOf(site.figures)) {
    for (const [name, figure] of entriesOf(figures)) {
      const value = entriesOf(figure).find(([key]) => key === 'value')
      define(`figures.${group}.${name}`, value?.[1])
    }
  }
  return new Definitions(templates).filled()
}

/** Definitions that use each other, filled in one by one, each only once. */
class Definitions {
  readonly #templates: ReadonlyMap<string, string>
  readonly #order: readonly string[]
  readonly #filled = new Map<string, Variable>()
  readonly #endless = new Set<string>()

  constructor(templates: ReadonlyMap<string, string>) {
    this.#templates = templates
    this.#order = [...templates.keys()]
  }

  filled(): Variables {
    for (const name of this.#order) this.#fill(name, [])
    for (const name of this.#endless)
      this.#filled.set(name, { text: `{${name}}`, message: variableCycle(name) })
    return this.#filled
  }

  /** @param within the variables whose text is being filled, from outside in */
  #fill(name: string, within: readonly string[]): void {
    const template = this.#templates.get(name)
    if (template === undefined || this.#filled.has(name)) return
    if (within.includes(name)) {
      this.#endless.add(this.#firstOf(within.slice(within.indexOf(name))))
      return
    }
    for (const [, , used] of template.matchAll(PIECE))
      if (used !== undefined) this.#fill(used, [...within, name])
    const { text } = fillVariables(template, this.#filled)
    this.#filled.set(
      name,
      text.length > LONGEST ? { text: template, message: variableTooLong(name) } : { text },
    )
  }

  /** A circle is one mistake: it is said of the variable that stands first in the file. */
  #firstOf(circle: readonly string[]): string {
    const [first = ''] = circle.toSorted((a, b) => this.#order.indexOf(a) - this.#order.indexOf(b))
    return first
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []
