import { sameDescription, sameTitle } from '../diagnostics/page-messages.ts'
import type { CompiledSite } from '../model.ts'
import type { ReviewRule, Warning } from './review-rule.ts'

/** WCAG 2.4.2. */
export const sameTitles: ReviewRule = {
  code: 'page/same-title',
  check: ({ compiled }) => findCopies(compiled, 'title'),
}

export const sameDescriptions: ReviewRule = {
  code: 'page/same-description',
  check: ({ compiled }) => findCopies(compiled, 'description'),
}

const MESSAGES = { title: sameTitle, description: sameDescription }

function findCopies(site: CompiledSite | undefined, key: 'title' | 'description'): Warning[] {
  const first = new Map<string, string>()
  return (site?.pages ?? []).flatMap((page, index) => {
    // Translations may have the same title.
    const text = `${page.language ?? ''}\n${page[key].toLowerCase()}`
    const other = first.get(text)
    if (other !== undefined) return [{ ...MESSAGES[key](other), path: ['routes', index, key] }]
    first.set(text, page.path)
    return []
  })
}
