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

export interface Variable {
  /** Unchanged if the variables cannot be replaced. */
  readonly text: string
  readonly message?: Message
}

export type Variables = ReadonlyMap<string, Variable>

export interface FilledText {
  readonly text: string
  readonly diagnostics: readonly ReferenceDiagnostic[]
}

const PIECE = /\{\{([^{}]*)\}\}|\{\{|\}\}|\{([^{}]*)\}|[{}]/g

const MAX_DIAGNOSTICS = 20

/** In characters. Nested variables can grow exponentially. */
const MAX_LENGTH = 2000

/** Replaces `{variables}`; `{{` and `}}` are escaped braces. Keeps unknown variables. */
export function fillVariables(template: string, variables: Variables): FilledText {
  if (!/[{}]/.test(template)) return { text: template, diagnostics: [] }
  const diagnostics: ReferenceDiagnostic[] = []
  const text = template.replace(PIECE, (piece, doubled?: string, name?: string, at = 0) => {
    const part = [at, at + piece.length] as const
    if (doubled !== undefined) {
      // Other template languages use double braces.
      if (variables.has(doubled.trim()))
        diagnostics.push({ message: doubledBraces(doubled.trim()), part })
      return piece.slice(1, -1)
    }
    if (piece === '{{' || piece === '}}') return piece.charAt(0)
    if (diagnostics.length === MAX_DIAGNOSTICS) return piece
    if (name === undefined) {
      diagnostics.push({
        message: looseBrace(piece, findAdjacentVariable(template, at, variables)),
        part,
      })
      return piece
    }
    const variable = variables.get(name)
    if (!variable) {
      const known = variables.size > MAX_CANDIDATES ? [] : [...variables.keys()]
      const suggestion = suggestVariable(name, known)
      const missing = toMissingVariable(name, suggestion, known)
      diagnostics.push({ message: unknownVariable(name, suggestion, known), part, missing })
    }
    return variable?.text ?? piece
  })
  return { text, diagnostics }
}

function findAdjacentVariable(
  template: string,
  at: number,
  variables: Variables,
): string | undefined {
  const [name = ''] =
    template.charAt(at) === '{'
      ? (/^[\w.-]+/.exec(template.slice(at + 1)) ?? [])
      : (/[\w.-]+$/.exec(template.slice(0, at)) ?? [])
  return [name, name.replace(/\.$/, '')].find((one) => variables.has(one))
}

export function listVariables(template: string): string[] {
  if (!template.includes('{')) return []
  const names = [...template.matchAll(PIECE)].flatMap(([, , name]) => (name ? [name] : []))
  return [...new Set(names)]
}

/** A missing variable of a figure is a missing figure. */
function toMissingVariable(
  name: string,
  suggestion: string | undefined,
  known: readonly string[],
): MissingTarget {
  if (!name.startsWith(FIGURES)) return { kind: 'variable', name, suggestion }
  const figures = known.filter((one) => one.startsWith(FIGURES))
  return toMissingFigure(
    name.slice(FIGURES.length),
    figures.map((one) => one.slice(FIGURES.length)),
  )
}

const FIGURES = 'figures.'

function suggestVariable(name: string, known: readonly string[]): string | undefined {
  const bare = name.trim()
  const grouped = known.filter((one) => one.endsWith(`.${bare}`))
  return findClosestPath(bare, known) ?? (grouped.length === 1 ? grouped[0] : undefined)
}

/** The texts and numbers under `company`, and the values of figures. */
export function collectVariables(site: Readonly<Record<string, unknown>>): Variables {
  const templates = new Map<string, string>()
  const define = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') templates.set(name, String(value))
  }
  for (const [key, value] of getEntries(site.company))
    define(`company.${key}`, key === 'address' ? formatAddress(value) : value)
  for (const [group, figures] of getEntries(site.figures)) {
    for (const [name, figure] of getEntries(figures)) {
      const value = getEntries(figure).find(([key]) => key === 'value')
      define(`figures.${group}.${name}`, value?.[1])
    }
  }
  return new Definitions(templates).filled()
}

/** An address in one line, also if it is in parts. */
function formatAddress(address: unknown): unknown {
  if (typeof address === 'string') return address
  const isWritten = ([, part]: [string, unknown]) => ['string', 'number'].includes(typeof part)
  const parts = getEntries(address).filter(isWritten)
  const { street, postalCode, city, region, country } = Object.fromEntries(parts)
  const lines = [street, [postalCode, city].filter(Boolean).join(' '), region, country]
  return lines.filter(Boolean).join(', ') || undefined
}

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

  /** @param within names being replaced, outermost first */
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
      text.length > MAX_LENGTH ? { text: template, message: variableTooLong(name) } : { text },
    )
  }

  /** Reports a cycle once, at the variable that is first in the file. */
  #firstOf(circle: readonly string[]): string {
    const [first = ''] = circle.toSorted((a, b) => this.#order.indexOf(a) - this.#order.indexOf(b))
    return first
  }
}

const getEntries = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []
