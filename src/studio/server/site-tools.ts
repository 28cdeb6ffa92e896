import { createCommitMessage, groupChanges } from '../../publication/format-changes.ts'
import type { Project } from '../../site-folder/project.ts'
import { readPublicFile } from '../../site-folder/public-files.ts'
import { getTextVersion } from '../../site-folder/site-file.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import type { LiveSite } from '../live-site.ts'
import type { PageSearchResult } from '../protocol/page.ts'
import type { ChangesState, SearchResult, SiteReport } from '../protocol/site-tools.ts'
import { searchPages } from './page-search.ts'
import type { Publication } from './publication.ts'
import { type Query, searchTexts } from './search-texts.ts'
import { createSiteReport } from './site-report.ts'

interface Context {
  readonly project: Project
  readonly live: LiveSite
  readonly publication: Publication
}

/** Responses about the whole site; undefined for other endpoints. */
export async function readSiteTool(
  context: Context,
  endpoint: string,
  params: URLSearchParams,
): Promise<unknown | undefined> {
  switch (endpoint) {
    case '/changes':
      return await readChangesState(context)
    case '/publication':
      return await context.publication.read()
    case '/search':
      return search(context.live, {
        words: params.get('words') ?? '',
        isCaseSensitive: params.has('case'),
        isWhole: params.has('whole'),
      })
    case '/pages':
      return await findPages(context.live, params.get('words') ?? '')
    case '/report':
      return readReport(context)
    default:
      return undefined
  }
}

async function readChangesState({ live, publication }: Context): Promise<ChangesState> {
  const text = live.currentText ?? ''
  const { comparedWith, changes, problem = '' } = await publication.readChanges(text)
  return {
    version: getTextVersion(text),
    comparedWith,
    problem,
    groups: groupChanges(changes),
    message: createCommitMessage(changes),
  }
}

function search(live: LiveSite, query: Query): SearchResult {
  const text = live.currentText ?? ''
  const version = getTextVersion(text)
  const { tree } = parseCached(new NormalizedText(text).text)
  if (!tree) return { version, texts: [], matches: 0, isCut: false }
  return { version, ...searchTexts(tree, live.context.vocabulary, query) }
}

async function findPages(live: LiveSite, words: string): Promise<PageSearchResult> {
  const text = live.currentText ?? ''
  const { tree } = parseCached(new NormalizedText(text).text)
  const pages = tree ? await searchPages(tree, live.context.vocabulary, words) : []
  return { version: getTextVersion(text), words, pages }
}

function readReport({ project, live }: Context): SiteReport {
  const { site, errors, currentText: text = '' } = live
  const { tree: root } = parseCached(new NormalizedText(text).text)
  if (!site || errors.length > 0 || !root) return { groups: null }
  const { css } = site.theme
  const styles = css === undefined ? [] : [String(readPublicFile(project.publicDir, css))]
  return {
    groups: createSiteReport({ live, site, root, text, version: getTextVersion(text), styles }),
  }
}
