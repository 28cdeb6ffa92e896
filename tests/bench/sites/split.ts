/** The parts of a site file in the form of the project's own; joined, they are the text. */
export interface SplitSite {
  /** Up to the sets. */
  readonly before: string
  /** The sets, a line each, with their key. */
  readonly sets: string
  /** Up to the first page. */
  readonly between: string
  /** A page each, without the comments before and between them. */
  readonly pages: readonly string[]
}

const COMMENT = /^\s*(#.*)?\n/gm

/** @throws if the text has another form: a benchmark of something else would tell nothing */
export function splitSite(text: string): SplitSite {
  const [, before, sets, between, routes] =
    /^([\s\S]*?\n)(sets:\n(?: {2}\S.*\n)+)([\s\S]*?\nroutes:\n)([\s\S]*)$/.exec(text) ?? []
  if (!before || !sets || !between || !routes)
    throw new Error('Sets and routes are not where they were.')
  const lines = `${routes.replace(COMMENT, '').trimEnd()}\n`
  return { before, sets, between, pages: lines.split(/^(?= {2}- path: )/m) }
}
