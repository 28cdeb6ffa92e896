import type { CompiledSite, PageData } from '../content/model.ts'
import { getLanguage, getShell, listLanguageCodes } from '../content/pages/languages.ts'
import { collectTexts } from '../content/pages/section-texts.ts'
import type { SearchPage } from '../contract/search.ts'
import { vocabulary } from '../theme/sections/schemas.ts'
import type { PublishedFile } from './published-files.ts'

/** One file for each language. Their addresses stay, so that a changed page changes no other document. */
export const createSearchIndexes = (site: CompiledSite): PublishedFile[] =>
  listLanguageCodes(site).flatMap((code) => {
    const language = code === site.publication.language ? {} : { language: code }
    const { search } = getShell(site, language)
    if (!search) return []
    const pages = site.pages.filter((page) => isFound(page) && getLanguage(site, page) === code)
    return [{ address: search.index, body: JSON.stringify(pages.map(describePage)) }]
  })

const isFound = ({ robots, draft, partOf }: PageData): boolean =>
  robots === undefined && !draft && partOf === undefined

/** Separates labels and names from what follows. */
const endText = (text: string): string => (/\p{P}$/u.test(text) ? text : `${text} ·`)

function describePage({ path, title, description, placement, sections }: PageData): SearchPage {
  const published = sections.filter(({ draft }) => !draft)
  const { headings, texts } = collectTexts(vocabulary.kinds, published)
  return {
    href: path,
    title,
    place: placement.breadcrumbs
      .slice(0, -1)
      .map(({ label }) => label)
      .join(' › '),
    description,
    headings: headings.join(' · '),
    text: texts.map(endText).join(' ').replace(/ ·$/, ''),
  }
}
