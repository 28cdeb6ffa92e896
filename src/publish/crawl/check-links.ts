import type { CompiledSite } from '../../content/model.ts'
import type { Progress } from '../progress.ts'
import type { BuiltSite, PublishedPage } from '../publish.ts'
import { BrokenLinksError } from './broken-links-error.ts'
import { collectEmittedSite } from './emitted-site.ts'
import { createLinkExtractor, type EmittedPage, findBrokenLinks } from './find-broken-links.ts'

interface CheckedSite
  extends Pick<BuiltSite, 'notFound' | 'routes' | 'contact' | 'files' | 'lateFiles'> {
  readonly pages: AsyncIterable<PublishedPage>
}

/**
 * Passes pages on as they are rendered, and checks the links between them after the last one.
 * @throws BrokenLinksError
 */
export async function* checkLinks(
  site: CompiledSite,
  { pages, ...rest }: CheckedSite,
  progress: Progress,
): AsyncGenerator<PublishedPage> {
  const extract = createLinkExtractor()
  const checked: EmittedPage[] = []
  for await (const page of pages) {
    checked.push({ path: page.path, links: extract(page.html) })
    progress.update(checked.length, site.pages.length)
    yield page
  }
  progress.start('Checking links')
  const files = [...rest.files, ...(rest.lateFiles?.() ?? [])]
  const broken = findBrokenLinks(collectEmittedSite(site, { ...rest, files, pages: checked }))
  if (broken.length > 0) throw new BrokenLinksError(broken)
  progress.start('Writing files')
}
