import type { Rolldown } from 'vite'
import type { PageData } from '../model.ts'
import { hashSource } from './policy.ts'
import { pageModule } from './site-modules.ts'

/** The chunks of the browser, and which of them a page needs. */
export class Chunks {
  readonly #chunks: readonly Rolldown.OutputChunk[]
  readonly #entry: Rolldown.OutputChunk

  constructor(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
    this.#chunks = output.filter((one) => one.type === 'chunk')
    const entry = this.#chunks.find(({ isEntry }) => isEntry)
    if (!entry) throw new Error('The build of the browser has no entry.')
    this.#entry = entry
  }

  /** The address of the script that starts the application. */
  get entry(): string {
    return `/${this.#entry.fileName}`
  }

  /** The hash of that script by its address. */
  get integrity(): Record<string, string> {
    return { [this.entry]: hashSource(this.#entry.code) }
  }

  /** The addresses of all other modules that show a page: its data, its views, what they import. */
  neededBy(page: PageData | undefined): string[] {
    const kinds = new Set(page?.sections.map(({ kind }) => kind))
    const starts = this.#chunks.filter(({ facadeModuleId }) => {
      if (page && facadeModuleId === pageModule(page.id)) return true
      // A kind's folder has its name; a test holds this true.
      const kind = /\/src\/sections\/([^/]+)\/[^/]+\.tsx$/.exec(facadeModuleId ?? '')?.[1]
      return kind !== undefined && (kinds as ReadonlySet<string>).has(kind)
    })
    const needed = new Set<string>()
    for (const chunk of [this.#entry, ...starts]) this.#follow(chunk, needed)
    needed.delete(this.#entry.fileName)
    return [...needed].map((name) => `/${name}`)
  }

  #follow(chunk: Rolldown.OutputChunk, into: Set<string>): void {
    if (into.has(chunk.fileName)) return
    into.add(chunk.fileName)
    for (const name of chunk.imports) {
      const next = this.#chunks.find(({ fileName }) => fileName === name)
      if (next) this.#follow(next, into)
    }
  }
}
