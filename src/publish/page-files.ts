import { createHash } from 'node:crypto'
import type { PageData } from '../content/model.ts'
import { pageFile } from '../contract/routes.ts'
import { createPageModule } from './site-modules.ts'

/** The data of all pages as modules for the browser. They import nothing, so no bundler need see them. */
export interface PageFiles {
  /** Where they lie. It changes with their content, so that they can be kept for ever. */
  readonly base: string
  readonly files: readonly { readonly address: string; readonly body: Buffer }[]
}

/** The files from which the browser loads pages by their addresses alone (`src/app/load-built-page.ts`). */
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
