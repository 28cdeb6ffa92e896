import type { ViteDevServer } from 'vite'
import type { CompiledSite } from '../../content/model.ts'
import { routeKey } from '../../contract/routes.ts'
import { readBaseline } from '../../publication/read-changes.ts'
import { LastResult } from '../../site-folder/last-result.ts'
import { compileText, type Project } from '../../site-folder/project.ts'
import type { LiveSite } from '../live-site.ts'
import { renderStaticPage } from './static-page.ts'

interface Context {
  readonly server: ViteDevServer
  readonly project: Project
  readonly live: LiveSite
}

/** A page as it is now, or as it was published, without scripts. */
export async function renderPageVersion(
  { server, project, live }: Context,
  path: string,
  isPublished: boolean,
): Promise<string> {
  const site = isPublished ? await compileBaseline(project, live) : live.site
  if (!site) return createNote('This version of the page cannot be shown.')
  const { base } = site.publication
  const key = routeKey(path)
  const page = site.pages.find((one) => routeKey(one.path.slice(base.length)) === key)
  return page
    ? renderStaticPage(server, site, page)
    : createNote('The page does not exist in this version.')
}

const newest = new LastResult<string, CompiledSite | undefined>()

/** With the files of today. */
async function compileBaseline(
  project: Project,
  live: LiveSite,
): Promise<CompiledSite | undefined> {
  const before = await readBaseline(project)
  return (
    before &&
    newest.getOrCompute(
      before.text,
      () => compileText(project, live.publicFiles, { text: before.text }).value,
    )
  )
}

const createNote = (text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p>${text}</p>`
