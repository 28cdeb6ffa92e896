import type { Figure } from '../model.ts'
import { isMap } from '../tree.ts'
import { isText, type Reference } from './references.ts'
import { listVariables } from './variables.ts'

/** By `group.name`. @param figures resolved */
export function listFigureValues(figures: unknown): ReadonlyMap<string, Figure> {
  const groups = isMap(figures) ? Object.entries(figures) : []
  return new Map(
    groups.flatMap(([group, named]) =>
      Object.entries(isMap(named) ? named : {}).map(([name, figure]): [string, Figure] => {
        const { value, label } = isMap(figure) ? figure : {}
        return [`${group}.${name}`, { value: String(value), label: String(label) }]
      }),
    ),
  )
}

/** The figures that a reference shows, as `group.name`. */
export function listShownFigures(ref: Reference): string[] {
  if (ref.ref === 'figure') return [ref.name]
  if (!isText(ref)) return []
  return listVariables(ref.template).flatMap((name) =>
    name.startsWith('figures.') ? [name.slice('figures.'.length)] : [],
  )
}
