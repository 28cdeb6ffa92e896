import { isDeepEqual } from '../content/deep-equal.ts'
import type { CompiledSite, PageData } from '../content/model.ts'
import {
  getPageModuleId,
  getShellModuleId,
  PAGES_MODULE,
  SHELL_MODULE,
  SHELLS_MODULE,
  THEME_MODULE,
} from '../publish/site-modules.ts'

interface Previous {
  readonly site: CompiledSite | undefined
  readonly modules: ReadonlyMap<string, string>
}

/** Module contents by id; shared modules first, then pages in file order. @param previous reused for unchanged pages */
export function createModules(
  { theme, shell, languages, pages }: CompiledSite,
  { site, modules }: Previous = { site: undefined, modules: new Map() },
): Map<string, string> {
  const before = new Map(site?.pages.map((page) => [page.id, page]))
  const serialize = (page: PageData, id: string): string => {
    const known = isDeepEqual(before.get(page.id), page) ? modules.get(id) : undefined
    return known ?? JSON.stringify(page)
  }
  return new Map([
    [THEME_MODULE, JSON.stringify(theme)],
    [SHELLS_MODULE, Object.keys({ [shell.language]: shell, ...languages }).join()],
    [SHELL_MODULE, JSON.stringify(shell)],
    ...Object.entries(languages).map(
      ([code, own]) => [getShellModuleId(code), JSON.stringify(own.shell)] as const,
    ),
    [PAGES_MODULE, JSON.stringify(pages.map(({ id, path }) => [id, path]))],
    ...pages.map((page) => {
      const id = getPageModuleId(page.id)
      return [id, serialize(page, id)] as const
    }),
  ])
}
