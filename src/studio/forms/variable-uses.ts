import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import { findReferences, isText, type Reference } from '../../content/resolve/references.ts'
import { listVariables } from '../../content/resolve/variables.ts'
import { getValueAt } from '../../content/value-at.ts'

const MAX_LISTED_PAGES = 3

interface Use {
  readonly path: Path
  readonly isWhole: boolean
}

export class VariableUses {
  readonly #value: unknown
  readonly #direct = new Map<string, Use[]>()

  constructor(site: z.core.$ZodType, value: unknown) {
    this.#value = value
    for (const { ref, path } of findReferences(site, value))
      for (const name of getVariableNames(ref)) {
        const uses = this.#direct.get(name) ?? []
        uses.push({ path, isWhole: ref.ref === 'figure' })
        this.#direct.set(name, uses)
      }
  }

  /** Describes where a fact or figure is shown; empty for other paths. */
  describe(at: Path): string {
    const name = getVariableName(at)
    if (name === undefined) return ''
    const places = this.#findPlaces(name, at.at(-1) === 'label', new Set())
    const { length } = places
    if (length === 0) return 'Not used in any text.'
    const where = this.#describePlaces(places)
    return length === 1
      ? `Shown in 1 place: ${where}.`
      : `Shown in ${length} places: ${where}. Changing it updates all of them.`
  }

  /** @param isLabel texts with the variable do not show the label @param seen guards against cycles */
  #findPlaces(name: string, isLabel: boolean, seen: Set<string>): Path[] {
    if (seen.has(name)) return []
    seen.add(name)
    return (this.#direct.get(name) ?? []).flatMap(({ path, isWhole }) => {
      if (isLabel && !isWhole) return []
      // A fact used in another fact is shown where that one is.
      const other = getVariableName(path)
      return other === undefined ? [path] : this.#findPlaces(other, path.at(-1) === 'label', seen)
    })
  }

  #describePlaces(places: readonly Path[]): string {
    const inPages = places.filter(([part]) => part === 'routes')
    const pages = [...new Set(inPages.map(([, index]) => this.#getAddress(index)))]
    const named = pages.slice(0, MAX_LISTED_PAGES)
    const rest = pages.length - named.length
    const isAround = inPages.length < places.length
    return joinWords([
      ...(named.length > 0
        ? [`on ${joinWords([...named, ...(rest > 0 ? [`${rest} more`] : [])])}`]
        : []),
      ...(isAround ? ['in the page frame'] : []),
    ])
  }

  #getAddress(index: string | number | undefined): string {
    return String(getValueAt(this.#value, ['routes', Number(index), 'path']))
  }
}

/** Variable name for a path: `company.name`, `figures.shop.years`. */
function getVariableName([part, name, inside]: Path): string | undefined {
  if (part === 'company' && name !== undefined) return `company.${name}`
  return part === 'figures' && inside !== undefined ? `figures.${name}.${inside}` : undefined
}

function getVariableNames(ref: Reference): string[] {
  if (ref.ref === 'figure') return [`figures.${ref.name}`]
  if (isText(ref)) return listVariables(ref.template)
  return ref.ref === 'link' && 'to' in ref ? listVariables(ref.to) : []
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
