import type { PageData } from '../content/model.ts'
import type { BundledFile } from './bundle-schema.ts'
import { APPLICATION, START_ENTRY } from './entries.ts'
import { computeIntegrity } from './policy.ts'
import { getShellModuleId, SHELL_MODULE } from './site-modules.ts'

export class Chunks {
  readonly #chunks: readonly BundledFile[]
  readonly #entry: BundledFile
  readonly #application: BundledFile

  constructor(files: readonly BundledFile[]) {
    this.#chunks = files.filter(({ chunk }) => chunk)
    this.#entry = this.#chunkOf(START_ENTRY)
    this.#application = this.#chunkOf(APPLICATION)
  }

  #chunkOf(source: string): BundledFile {
    const found = this.#chunks.find(({ chunk }) => chunk?.source?.endsWith(`/${source}`))
    if (!found) throw new Error(`The build of the browser has no chunk of ${source}.`)
    return found
  }

  get entry(): string {
    return `/${this.#entry.fileName}`
  }

  get integrity(): Record<string, string> {
    return computeIntegrity(this.#chunks.map(({ fileName, body }) => [`/${fileName}`, body]))
  }

  get application(): string {
    return `/${this.#application.fileName}`
  }

  /** The application, the shell of the language, and the modules that render the sections. */
  getModules({ sections, language }: Pick<PageData, 'sections' | 'language'>): string[] {
    const kinds: ReadonlySet<string> = new Set(sections.map(({ kind }) => kind))
    const views = this.#chunks.filter(({ chunk }) => {
      // The folder of a section kind has the name of the kind; a test checks this.
      const kind = /\/src\/theme\/sections\/([^/]+)\/[^/]+\.tsx$/.exec(chunk?.source ?? '')?.[1]
      return kind !== undefined && kinds.has(kind)
    })
    const shellModule = language === undefined ? SHELL_MODULE : getShellModuleId(language)
    // With one language, the shell is part of the application.
    const shells = this.#chunks.filter(({ chunk }) => chunk?.source === shellModule)
    const needed = new Set<string>()
    for (const chunk of [this.#application, ...shells, ...views]) this.#follow(chunk, needed)
    return [...needed].map((name) => `/${name}`)
  }

  #follow(file: BundledFile, into: Set<string>, known = new Set<string>()): void {
    if (known.has(file.fileName)) return
    known.add(file.fileName)
    for (const name of file.chunk?.imports ?? []) {
      const next = this.#chunks.find(({ fileName }) => fileName === name)
      if (next) this.#follow(next, into, known)
    }
    into.add(file.fileName)
  }
}
