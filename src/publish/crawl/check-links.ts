import type { CompiledSite } from '../../content/model.ts'
import type { Progress } from '../progress.ts'
import type { PublishedFile, PublishedPage } from '../published-files.ts'
import type { RenderedSite } from '../render-site.ts'
import { BrokenLinksError } from './broken-links-error.ts'
import { collectEmittedSite } from './emitted-site.ts'
import { type EmittedPage, findBrokenLinks } from './find-broken-links.ts'

/** Yields pages as they are rendered, and checks their links after the last one. @throws BrokenLinksError */
export async function* checkLinks(
  site: CompiledSite,
  { pages, ...rendered }: RenderedSite & { readonly files: readonly PublishedFile[] },
  progress: Progress,
): AsyncGenerator<PublishedPage> {
  const checked: EmittedPage[] = []
  for await (const { links, ...page } of pages) {
    checked.push({ path: page.path, links })
    progress.update(checked.length, site.pages.length)
    yield page
  }
  progress.start('Checking links')
  const pageFiles = rendered.pageFiles.map((address) => ({ address, body: '' }))
  const files = [...rendered.files, ...pageFiles, ...(rendered.lateFiles?.() ?? [])]
  const broken = findBrokenLinks(collectEmittedSite(site, { ...rendered, files, pages: checked }))
  if (broken.length > 0) throw new BrokenLinksError(broken)
  progress.start('Writing files')
}
