import type { FigureFact, LinkFact } from './facts.ts'

/** Figures as the specification words them, '45+ satisfied clients': the value up to the first space. */
export const stated = (...figures: readonly string[]): FigureFact[] =>
  figures.map((words) => {
    const space = words.indexOf(' ')
    return { value: words.slice(0, space), label: words.slice(space + 1).toLowerCase() }
  })

/** A link of the specification. */
export const link = (label: string, target: string): LinkFact => ({ label, target })
