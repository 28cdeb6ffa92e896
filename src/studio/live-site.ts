import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CompileContext } from '../content/compile.ts'
import { CompileCache } from '../content/compile-cache.ts'
import { formatCodeFrame } from '../content/diagnostics/code-frame.ts'
import type { CompiledSite, Diagnostic, FindOrigin, PublicFiles } from '../content/model.ts'
import {
  getPageModuleId,
  PAGES_MODULE,
  SHELL_MODULE,
  type SiteState,
  THEME_MODULE,
} from '../publish/site-modules.ts'
import {
  type Compilation,
  compileText,
  createCompileContext,
  type Project,
  SiteFileReadError,
} from '../site-folder/project.ts'
import { readPublicFiles } from '../site-folder/public-files.ts'
import { formatSortedDiagnostics } from '../site-folder/report.ts'
import { getTextVersion } from '../site-folder/site-file.ts'
import { describeFix } from './describe-fix.ts'
import { createPageFinder } from './page-finder.ts'
import type { Fix, LabelledFix } from './server/protocol.ts'

/** An error as the overlay in the browser shows it. */
export interface ShownDiagnostic {
  readonly diagnostic: Diagnostic
  readonly frame: string
  /** Where an editor can open it: absolute path, line and column. */
  readonly open: string
  /** Pages of the last good site that show what is written there. */
  readonly pages: readonly string[]
  /** What the person can have done about it at once; of the site file only. */
  readonly fix?: LabelledFix | undefined
}

/** The site while somebody edits it: the last good state, and what is wrong with the newest text. */
export class LiveSite implements SiteState {
  readonly #project: Project
  readonly #memory = new CompileCache()
  #publicFiles: PublicFiles
  #reading = Promise.resolve()
  #site: CompiledSite | undefined
  #findOrigin: FindOrigin | undefined
  /** What that site was made from. */
  #siteText: string | undefined
  #version = ''
  /** What pages get of that site, by the ids of modules. */
  #modules: ReadonlyMap<string, string> = new Map()
  #revision = 0
  /** Of the newest text. */
  #compilation: Compilation | undefined
  #errors: readonly ShownDiagnostic[] = []
  /** Why the file cannot be read, if there has never been a site. */
  #unreadable = ''
  /** The newest text, and the files with which it was compiled. */
  #text: string | undefined
  #files: PublicFiles | undefined
  /** Asked about the last good site. */
  #findPagesShowing: ReturnType<typeof createPageFinder> = () => []
  readonly #listeners: (() => void)[] = []

  private constructor(project: Project, publicFiles: PublicFiles) {
    this.#project = project
    this.#publicFiles = publicFiles
    this.update()
  }

  /** The site of a project, as its file and its public folder are now. */
  static async create(project: Project): Promise<LiveSite> {
    return new LiveSite(project, await readPublicFiles(project.publicDir))
  }

  /** The last good site; undefined until there has been one. */
  get site(): CompiledSite | undefined {
    return this.#site
  }

  /** Where each value of that site is written. */
  get findOrigin(): FindOrigin | undefined {
    return this.#findOrigin
  }

  /** The text of that site. */
  get text(): string | undefined {
    return this.#siteText
  }

  /** A short name for that text; empty while there is none. */
  get version(): string {
    return this.#version
  }

  /** What the compiler takes besides a text. */
  get context(): CompileContext {
    return { ...createCompileContext(this.#project, this.#publicFiles), cache: this.#memory }
  }

  /** Another number after each change of that site; until there is one, of what documents say in its place. */
  get revision(): number {
    return this.#revision
  }

  /** What keeps the newest text from being the site. */
  get errors(): readonly ShownDiagnostic[] {
    return this.#errors
  }

  /** All that is to be said of the newest text. Its warnings are worked out once somebody asks. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#compilation?.diagnostics ?? []
  }

  /** The diagnostics as the terminal shows them, or why the file cannot be read; empty if all is well. */
  get report(): string {
    return this.#unreadable || (this.#compilation ? formatSortedDiagnostics(this.#compilation) : '')
  }

  /** Whether these edits mend something of a text, and that is the newest one. */
  hasFix({ version, edits }: Fix): boolean {
    return (
      version === getTextVersion(this.#text ?? '') &&
      this.diagnostics.some(({ fix }) => fix && isDeepStrictEqual(fix, edits))
    )
  }

  /** @param listener called after each update, whoever asked for it */
  onUpdate(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Takes the newest text of the file.
   * @param text what stands in the file, if somebody has read it already
   * @param isSettled whether nobody has written for a moment: before, a text with errors may be half of a good one, and
   *   is left to be taken later
   * @returns the ids of the modules that are different now; none while the text has errors
   */
  update(text?: string, isSettled = true): string[] {
    // Whoever writes the file says so, and the watcher finds it again.
    const isKnown = text !== undefined && text === this.#text && this.#publicFiles === this.#files
    if (isKnown) return []
    const before = this.#site ? '' : this.report
    const changed = this.#update(text, isSettled)
    if (!this.#site && this.report !== before) this.#revision += 1
    for (const listener of this.#listeners) listener()
    return changed
  }

  #update(text: string | undefined, isSettled: boolean): string[] {
    const compilation = this.#compile(text)
    if (!compilation || !(compilation.value || isSettled)) return []
    const { errors, source, value } = compilation
    this.#compilation = compilation
    this.#unreadable = ''
    this.#text = source.text
    this.#files = this.#publicFiles
    const version = getTextVersion(source.text)
    const createFix = ({ fix: edits }: Diagnostic): LabelledFix | undefined =>
      edits && { edits, version, label: describeFix(source.text, edits) }
    this.#errors = errors.map((diagnostic) => {
      const { line, column } = diagnostic.range.start
      if (diagnostic.file !== source.file)
        return { diagnostic, frame: '', open: join(this.#project.root, diagnostic.file), pages: [] }
      const open = `${this.#project.siteFile}:${line}:${column}`
      const pages = this.#findPagesShowing(source.text, line)
      const fix = createFix(diagnostic)
      return { diagnostic, frame: formatCodeFrame(source, diagnostic.range), open, pages, fix }
    })
    if (!value) return []
    const before = this.#modules
    this.#site = value
    this.#findPagesShowing = createPageFinder(compilation, source.text)
    this.#findOrigin = compilation.findOrigin
    this.#siteText = source.text
    this.#version = version
    this.#modules = createModules(value)
    const changed = [...this.#modules].flatMap(([id, content]) =>
      before.get(id) === content ? [] : [id],
    )
    if (changed.length > 0) this.#revision += 1
    return before.size === 0 ? [] : changed
  }

  /** The pages of the last good site that show what stands in a line of a newer text, without the base of the site. */
  findPagesShowing(text: string, line: number): string[] {
    const base = this.#site?.publication.base ?? ''
    return this.#findPagesShowing(text, line).map((path) => path.slice(base.length))
  }

  /** Whether a file of the public folder is published, by its address. */
  isPublished(address: string): boolean {
    const file = this.#publicFiles.get(address)
    return file !== undefined && !(file && 'fault' in file)
  }

  /**
   * Whether the file says something else than the text that was taken last.
   * @param isSettled whether nobody has written for a moment: before, a file that is empty is being written
   */
  isStale(isSettled = false): boolean {
    try {
      const text = readFileSync(this.#project.siteFile, 'utf8')
      return (isSettled || text !== '') && text !== this.#text
    } catch {
      return false
    }
  }

  get publicFiles(): PublicFiles {
    return this.#publicFiles
  }

  /** Reads the public folder again, after any reading that is still going on. */
  readPublicFiles(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      this.#publicFiles = await readPublicFiles(this.#project.publicDir)
    })
    return this.#reading
  }

  /** Compiles a few times ahead: the first save is then as quick to show as the later ones. */
  async warmUp(times = 5): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await setImmediate()
      const text = this.#text
      // What was compiled just now would be no work.
      if (text !== undefined) this.#compile(`${text}\n# ${time}`)
    }
    this.#compile(this.#text)
  }

  /** Editors that save by renaming leave a moment without a file: the state stays as it is, if there is one. */
  #compile(text: string | undefined): Compilation | undefined {
    try {
      return compileText(this.#project, this.#publicFiles, { text, cache: this.#memory })
    } catch (error) {
      if (!(error instanceof SiteFileReadError)) throw error
      if (!this.#site) this.#unreadable = error.message
      return undefined
    }
  }
}

/** What the modules of a site hold: pages in the order of the file, after what all pages share. */
function createModules({ theme, shell, pages }: CompiledSite): Map<string, string> {
  return new Map([
    [THEME_MODULE, JSON.stringify(theme)],
    [SHELL_MODULE, JSON.stringify(shell)],
    [PAGES_MODULE, JSON.stringify(pages.map(({ id, path }) => [id, path]))],
    ...pages.map((page) => [getPageModuleId(page.id), JSON.stringify(page)] as const),
  ])
}
