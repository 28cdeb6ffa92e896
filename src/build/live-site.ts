import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { codeFrame } from '../diagnostics/frame.ts'
import type { CompiledSite, Diagnostic } from '../model.ts'
import { type Compilation, compileProject, type Project, UnreadableSiteFile } from './project.ts'
import {
  PAGES_MODULE,
  pageModule,
  SHELL_MODULE,
  type SiteState,
  THEME_MODULE,
} from './site-modules.ts'

/** A finding as the overlay in the browser shows it. */
export interface ShownFinding {
  readonly diagnostic: Diagnostic
  readonly frame: string
  /** Where an editor can open it: absolute path, line and column. */
  readonly open: string
}

/** The site while somebody edits it: the last good state, and what is wrong with the newest text. */
export class LiveSite implements SiteState {
  readonly #project: Project
  #site: CompiledSite | undefined
  #findings: readonly ShownFinding[] = []

  constructor(project: Project) {
    this.#project = project
    this.update()
  }

  /** The last good site; undefined until there has been one. */
  get site(): CompiledSite | undefined {
    return this.#site
  }

  get findings(): readonly ShownFinding[] {
    return this.#findings
  }

  /**
   * Takes the newest text of the file.
   * @param text what stands in the file, if somebody has read it already
   * @returns the ids of the modules that are different now; none while the text has errors
   */
  update(text?: string): string[] {
    const compilation = this.#compile(text)
    if (!compilation) return []
    const { diagnostics, source, value } = compilation
    this.#findings = diagnostics.map((diagnostic) => {
      const { line, column } = diagnostic.range.start
      const open = `${this.#project.siteFile}:${line}:${column}`
      return { diagnostic, frame: codeFrame(source, diagnostic.range), open }
    })
    if (!value) return []
    const changed = changedModules(this.#site, value)
    this.#site = value
    return changed
  }

  /** Compiles a few times ahead: the first save is then as quick to show as the later ones. */
  async warmUp(times = 5): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await setImmediate()
      this.#compile(undefined)
    }
  }

  /** Editors that save by renaming leave a moment without a file: the state stays as it is. */
  #compile(text: string | undefined): Compilation | undefined {
    try {
      return compileProject(this.#project, text)
    } catch (error) {
      if (this.#site && error instanceof UnreadableSiteFile) return undefined
      throw error
    }
  }
}

function changedModules(before: CompiledSite | undefined, after: CompiledSite): string[] {
  if (!before) return []
  const pages = new Map(before.pages.map((page) => [page.path, page]))
  const routes = (site: CompiledSite) => site.pages.map(({ id, path }) => [id, path])
  return [
    ...(isDeepStrictEqual(before.theme, after.theme) ? [] : [THEME_MODULE]),
    ...(isDeepStrictEqual(before.shell, after.shell) ? [] : [SHELL_MODULE]),
    ...(isDeepStrictEqual(routes(before), routes(after)) ? [] : [PAGES_MODULE]),
    ...after.pages.flatMap((page) =>
      isDeepStrictEqual(pages.get(page.path), page) ? [] : [pageModule(page.id)],
    ),
  ]
}
