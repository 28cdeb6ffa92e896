import type { Rolldown } from 'vite'
import type { PageData } from '../content/model.ts'
import { computeIntegrity } from './policy.ts'
import { APPLICATION, START_ENTRY } from './vite-config.ts'

export class Chunks {
  readonly #chunks: readonly Rolldown.OutputChunk[]
  readonly #entry: Rolldown.OutputChunk
  readonly #application: Rolldown.OutputChunk

  constructor(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
    this.#chunks = output.filter((one) => one.type === 'chunk')
    this.#entry = this.#chunkOf(START_ENTRY)
    this.#application = this.#chunkOf(APPLICATION)
  }

  #chunkOf(source: string): Rolldown.OutputChunk {
    const found = this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
    if (!found) throw new Error(`The build of the browser has no chunk of ${source}.`)
    return found
  }

  get entry(): string {
    return `/${this.#entry.fileName}`
  }

  get integrity(): Record<string, string> {
    return computeIntegrity(this.#chunks.map(({ fileName, code }) => [`/${fileName}`, code]))
  }

  get application(): string {
    return `/${this.#application.fileName}`
  }

  /** The application, and the modules that render these sections. */
  getModules({ sections }: Pick<PageData, 'sections'>): string[] {
    const kinds: ReadonlySet<string> = new Set(sections.map(({ kind }) => kind))
    const views = this.#chunks.filter(({ facadeModuleId }) => {
      // The folder of a section kind has the name of the kind; a test checks this.
      const kind = /\/src\/theme\/sections\/([^/]+)\/[^/]+\.tsx$/.exec(facadeModuleId ?? '')?.[1]
      return kind !== undefined && kinds.has(kind)
    })
    const needed = new Set<string>()
    for (const chunk of [this.#application, ...views]) this.#follow(chunk, needed)
    return [...needed].map((name) => `/${name}`)
  }

  #follow(chunk: Rolldown.OutputChunk, into: Set<string>, known = new Set<string>()): void {
    if (known.has(chunk.fileName)) return
    known.add(chunk.fileName)
    for (const name of chunk.imports) {
      const next = this.#chunks.find(({ fileName }) => fileName === name)
      if (next) this.#follow(next, into, known)
    }
    into.add(chunk.fileName)
  }
}
