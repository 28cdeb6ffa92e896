import { createHash } from 'node:crypto'
import type { PageData } from '../content/model.ts'
import { pageFile } from '../contract/routes.ts'
import { createPageModule } from './site-modules.ts'

/** Page data as modules without imports, which `src/app/load-built-page.ts` loads by address. */
export class PageFiles {
  /**
   * Folder. It changes with the application, so that all files in it fit the application. Its files change with their
   * pages, so browsers validate them. If it changed with every page, every document would. No page has a path with `~`.
   */
  readonly base: string

  /** @param application hashes of its modules by address. @param siteBase base path of the site */
  constructor(application: Readonly<Record<string, string>>, siteBase = '') {
    const hash = createHash('sha256').update(JSON.stringify(application)).digest('base64url')
    this.base = `${siteBase}/~pages/${hash.slice(0, 8)}/`
  }

  getAddress({ path }: Pick<PageData, 'path'>): string {
    return this.base + pageFile(path)
  }

  createFile(page: PageData): { readonly address: string; readonly body: Buffer } {
    return { address: this.getAddress(page), body: Buffer.from(createPageModule(page)) }
  }
}
