import { createHash } from 'node:crypto'
import type { PageData } from '../content/model.ts'
import { pageFile } from '../contract/routes.ts'
import { createPageModule } from './site-modules.ts'

/** The data of all pages as browser modules. They import nothing, so they need no bundling. */
export interface PageFiles {
  /** Folder; changes with the content, so that files are immutable. */
  readonly base: string
  readonly files: readonly { readonly address: string; readonly body: Buffer }[]
}

/** The files that `src/app/load-built-page.ts` loads by page address. */
export function createPageFiles(pages: readonly PageData[], siteBase = ''): PageFiles {
  const bodies = pages.map((page) => ({
    path: page.path,
    body: Buffer.from(createPageModule(page)),
  }))
  const hash = createHash('sha256')
  for (const { body } of bodies) hash.update(body)
  const base = `${siteBase}/assets/${hash.digest('base64url').slice(0, 8)}/`
  return { base, files: bodies.map(({ path, body }) => ({ address: base + pageFile(path), body })) }
}
