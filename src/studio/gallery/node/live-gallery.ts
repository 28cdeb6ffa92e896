import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCodeFrame } from '../../../content/diagnostics/code-frame.ts'
import type { CompiledSite, PageData } from '../../../content/model.ts'
import { compileText, type Project } from '../../../site-folder/project.ts'
import type { LiveSite, ShownDiagnostic } from '../../live-site.ts'
import type { GalleryState } from '../messages.ts'
import { type ExampleText, exampleTexts } from './example-texts.ts'
import {
  type Homed,
  type Scaffold,
  type ScaffoldBase,
  scaffoldBase,
  scaffoldOf,
} from './scaffold.ts'

type Surroundings = Pick<LiveSite, 'errors' | 'publicFiles'>

/** Videos and captions in examples need not exist. */
const FILM = /\/\S+\.(mp4|vtt)\b/g

/** Live examples: the last valid state of each and the errors of the current texts. */
export class LiveGallery {
  readonly #project: Project
  readonly #live: Surroundings
  readonly #folder: string
  /** The scaffold base and its cache key. */
  #base: { readonly of: string; readonly base: ScaffoldBase } | undefined
  readonly #good = new Map<string, PageData>()
  #state: GalleryState | undefined

  /** @param folder of the kinds; defaults to that of the project */
  constructor(
    project: Project,
    live: Surroundings,
    folder = join(project.root, 'src/theme/sections'),
  ) {
    this.#project = project
    this.#live = live
    this.#folder = folder
  }

  /** Invalidates the cached state. */
  forget(): void {
    this.#state = undefined
  }

  /** While the site has errors, examples use its last valid state. */
  get state(): GalleryState {
    this.#state ??= this.#compile(exampleTexts(this.#folder))
    return this.#state
  }

  #compile(texts: readonly ExampleText[]): GalleryState {
    const base = this.#baseFor(texts)
    if (base === undefined) return { examples: [], diagnostics: [] }
    const scaffold = scaffoldOf(base, texts)
    const { value, errors } = this.#compiled(scaffold.text)
    const found = errors.flatMap((one) => scaffold.home(one) ?? [])
    const faulty = new Set(found.map(({ example }) => example))
    this.#keep(scaffold, texts, value ?? this.#without(faulty, base, texts))
    const examples = texts.map((text) => {
      const page = this.#good.get(scaffold.pathOf(text))
      return { kind: text.kind, name: text.name, page, isFaulty: faulty.has(text) }
    })
    return { examples, diagnostics: found.map((one) => this.#shown(one)) }
  }

  #compiled(text: string) {
    const named = [...text.matchAll(FILM)].map(([file]): [string, null] => [file, null])
    const files = new Map([...named, ...this.#live.publicFiles])
    return compileText(this.#project, files, { text })
  }

  /** Compiles the valid examples without the faulty ones. */
  #without(faulty: ReadonlySet<ExampleText>, base: ScaffoldBase, texts: readonly ExampleText[]) {
    const rest = texts.filter((text) => !faulty.has(text))
    return this.#compiled(scaffoldOf(base, rest).text).value
  }

  #keep(scaffold: Scaffold, texts: readonly ExampleText[], site: CompiledSite | undefined): void {
    const pages = new Map(site?.pages.map((page) => [page.path, page]))
    for (const path of texts.map(scaffold.pathOf)) {
      const page = pages.get(path)
      if (page) this.#good.set(path, page)
    }
  }

  #baseFor(texts: readonly ExampleText[]): ScaffoldBase | undefined {
    if (this.#live.errors.length > 0) return this.#base?.base
    const kinds = [...new Set(texts.map(({ kind }) => kind))]
    const site = readFileSync(this.#project.siteFile, 'utf8')
    const of = `${kinds.join()}\n${site}`
    if (this.#base?.of === of) return this.#base.base
    try {
      this.#base = { of, base: scaffoldBase(site, kinds) }
    } catch {
      // The file is newer than its diagnostics; the next update retries.
    }
    return this.#base?.base
  }

  #shown({ example, diagnostic }: Homed): ShownDiagnostic {
    const { range } = diagnostic
    const path = join(this.#folder, example.kind, 'example.yaml')
    const open = `${path}:${range.start.line}:${range.start.column}`
    return { diagnostic, frame: formatCodeFrame(example.source, range), open, pages: [] }
  }
}
