/** What it costs to render parts of pages, as a multiple of what plain elements cost. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ratios } from './interleaved.ts'

const ROUNDS = 7
const LINKS = 150

/** Elements that do nothing but be there. */
const plainList = (): ReactElement => (
  <ul className="plain">
    {Array.from({ length: LINKS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever reordered
      <li key={index} className="entry">
        <a href={`/entry-${index}`}>
          A link with some words and <strong>the number {index}</strong>
        </a>
      </li>
    ))}
  </ul>
)

/** A part of a page, and how much its kilobytes may cost. */
export interface Part {
  readonly element: () => ReactElement
  readonly limit: number
}

/** What every part needs before its first element: a cache of styles, a router. In characters of HTML. */
const SETUP = 4000

/** What a kilobyte of each part costs, in kilobytes of the plain list. */
export function costsOf(parts: ReadonlyMap<string, Part>): Map<string, number> {
  const works = new Map(
    [...parts].map(([name, { element }]) => [name, () => renderToString(element())]),
  )
  const reference = () => renderToString(plainList())
  const plain = reference().length
  const found = ratios(works, reference, ROUNDS)
  return new Map(
    [...works].map(([name, work]) => [
      name,
      ((found.get(name) ?? 0) * plain) / (work().length + SETUP),
    ]),
  )
}

/** One line for every part that costs too much. */
export const tooSlow = (
  parts: ReadonlyMap<string, Part>,
  costs: ReadonlyMap<string, number>,
): string[] =>
  [...parts].flatMap(([name, { limit }]) => {
    const cost = costs.get(name) ?? Number.POSITIVE_INFINITY
    return cost > limit
      ? [
          `${name}: a kilobyte costs ${cost.toFixed(1)} times one of plain elements, ${limit} allowed`,
        ]
      : []
  })
