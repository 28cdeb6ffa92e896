import type { Path } from '../../content/model.ts'

/** What was typed and is not written yet, kept while this window is open, also when it is loaded again. */
const keyOf = (at: Path): string => `draft ${JSON.stringify(at)}`

export const keptDraft = (at: Path): string | undefined =>
  sessionStorage.getItem(keyOf(at)) ?? undefined

export const keepDraft = (at: Path, draft: string): void => sessionStorage.setItem(keyOf(at), draft)

export const dropDraft = (at: Path): void => sessionStorage.removeItem(keyOf(at))
