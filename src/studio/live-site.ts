import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { CompileCache } from '../content/cache.ts'
import type { CompileContext } from '../content/compile.ts'
import { formatCodeFrame } from '../content/diagnostics/code-frame.ts'
import type { CompiledSite, Diagnostic, FindOrigin, PublicFiles } from '../content/model.ts'
import type { SiteState } from '../publish/site-modules.ts'
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
import { createModules } from './module-contents.ts'
import { createPageFinder } from './page-finder.ts'
import type { Fix, LabelledFix } from './protocol/state.ts'

export interface ShownDiagnostic {
  readonly diagnostic: Diagnostic
  readonly frame: string
  /** Absolute path, line and column, for "open in editor". */
  readonly open: string
  /** Pages of the last valid site that show the faulty line. */
  readonly pages: readonly string[]
  /** Only for errors of the site file. */
  readonly fix?: LabelledFix | undefined
}

export class LiveSite implements SiteState {
  readonly #project: Project
  readonly #memory = new CompileCache()
  #publicFiles: PublicFiles
  #reading = Promise.resolve()
  #site: CompiledSite | undefined
  #findOrigin: FindOrigin | undefined
  #siteText: string | undefined
  #version = ''
  #modules: ReadonlyMap<string, string> = new Map()
  #revision = 0
  #compilation: Compilation | undefined
  #errors: readonly ShownDiagnostic[] = []
  /** Why the file cannot be read; only until the first valid site. */
  #unreadable = ''
  #text: string | undefined
  #files: PublicFiles | undefined
  #findPagesShowing: ReturnType<typeof createPageFinder> = () => []
  readonly #listeners: (() => void)[] = []

  private constructor(project: Project, publicFiles: PublicFiles) {
    this.#project = project
    this.#publicFiles = publicFiles
    this.update()
  }

  static async create(project: Project): Promise<LiveSite> {
    return new LiveSite(project, await readPublicFiles(project.publicDir))
  }

  get site(): CompiledSite | undefined {
    return this.#site
  }

  get findOrigin(): FindOrigin | undefined {
    return this.#findOrigin
  }

  /** The last valid text. */
  get text(): string | undefined {
    return this.#siteText
  }

  /** The text that was compiled last, which may have errors. */
  get currentText(): string | undefined {
    return this.#text
  }

  /** Version (hash) of the last valid text; empty while there is none. */
  get version(): string {
    return this.#version
  }

  get context(): CompileContext {
    const context = createCompileContext(this.#project, this.#publicFiles)
    return { ...context, includeDrafts: true, cache: this.#memory }
  }

  /** Increases with each visible change, also of the error document while there is no site. */
  get revision(): number {
    return this.#revision
  }

  get errors(): readonly ShownDiagnostic[] {
    return this.#errors
  }

  /** All diagnostics of the current text. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#compilation?.diagnostics ?? []
  }

  /** Diagnostics formatted for the terminal, or the read error; empty if there are none. */
  get report(): string {
    return this.#unreadable || (this.#compilation ? formatSortedDiagnostics(this.#compilation) : '')
  }

  hasFix({ version, edits }: Fix): boolean {
    return (
      version === getTextVersion(this.#text ?? '') &&
      this.diagnostics.some(({ fix }) => fix && isDeepStrictEqual(fix, edits))
    )
  }

  onUpdate(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /**
   * @param text content of the file, if already read
   * @param isSettled whether the file stopped changing; until then, ignore invalid text: it may be half written
   * @returns ids of the changed modules; none while the text has errors
   */
  update(text?: string, isSettled = true): string[] {
    // The watcher reports writes of the studio a second time.
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
    this.#modules = createModules(value, { site: this.#site, modules: before })
    this.#site = value
    this.#findPagesShowing = createPageFinder(compilation, source.text)
    this.#findOrigin = compilation.findOrigin
    this.#siteText = source.text
    this.#version = version
    const changed = [...this.#modules].flatMap(([id, content]) =>
      before.get(id) === content ? [] : [id],
    )
    if (changed.length > 0) this.#revision += 1
    return before.size === 0 ? [] : changed
  }

  /** Pages of the last valid site that show a line of a newer text, without the base path. */
  findPagesShowing(text: string, line: number): string[] {
    const base = this.#site?.publication.base ?? ''
    return this.#findPagesShowing(text, line).map((path) => path.slice(base.length))
  }

  isPublished(address: string): boolean {
    const file = this.#publicFiles.get(address)
    return file !== undefined && !(file && 'fault' in file)
  }

  /** @param isSettled whether the file stopped changing; until then, ignore an empty file */
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

  /** Waits for any read in progress, then reads the public folder again. */
  readPublicFiles(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      this.#publicFiles = await readPublicFiles(this.#project.publicDir)
    })
    return this.#reading
  }

  /** Compiles a few times so that the first save is as fast as later ones. */
  async warmUp(times = 5): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await setImmediate()
      const text = this.#text
      // Vary the text to bypass the cache.
      if (text !== undefined) this.#compile(`${text}\n# ${time}`)
    }
    this.#compile(this.#text)
  }

  /** Returns undefined if the file is missing, as for a moment when editors save by renaming. */
  #compile(text: string | undefined): Compilation | undefined {
    try {
      return compileText(this.#project, this.#publicFiles, {
        ...{ text, includeDrafts: true },
        cache: this.#memory,
      })
    } catch (error) {
      if (!(error instanceof SiteFileReadError)) throw error
      if (!this.#site) this.#unreadable = error.message
      return undefined
    }
  }
}
