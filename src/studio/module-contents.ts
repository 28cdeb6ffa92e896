import type { CompiledSite } from '../content/model.ts'
import {
  getPageModuleId,
  getShellModuleId,
  PAGES_MODULE,
  SHELL_MODULE,
  SHELLS_MODULE,
  THEME_MODULE,
} from '../publish/site-modules.ts'

/** Module contents by id; shared modules first, then pages in file order. */
export function createModules({
  theme,
  shell,
  languages,
  pages,
}: CompiledSite): Map<string, string> {
  return new Map([
    [THEME_MODULE, JSON.stringify(theme)],
    [SHELLS_MODULE, Object.keys({ [shell.language]: shell, ...languages }).join()],
    [SHELL_MODULE, JSON.stringify(shell)],
    ...Object.entries(languages).map(
      ([code, own]) => [getShellModuleId(code), JSON.stringify(own.shell)] as const,
    ),
    [PAGES_MODULE, JSON.stringify(pages.map(({ id, path }) => [id, path]))],
    ...pages.map((page) => [getPageModuleId(page.id), JSON.stringify(page)] as const),
  ])
}
