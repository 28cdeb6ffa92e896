import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCodeFrame } from '../../../content/diagnostics/code-frame.ts'
import type { CompiledSite, PageData } from '../../../content/model.ts'
import { compileText, type Project } from '../../../site-folder/project.ts'
import type { LiveSite, ShownDiagnostic } from '../../live-site.ts'
import type { GalleryState } from '../messages.ts'
import { type ExampleText, readExamples } from './example-texts.ts'
import {
  createScaffold,
  createScaffoldBase,
  type ExampleDiagnostic,
  type Scaffold,
  type ScaffoldBase,
} from './scaffold.ts'

type SiteContext = Pick<LiveSite, 'errors' | 'publicFiles'>

/** Videos and captions in examples need not exist. */
const VIDEO_FILE = /\/\S+\.(mp4|vtt)\b/g

export class LiveGallery {
  readonly #project: Project
  readonly #live: SiteContext
  readonly #folder: string
  #base: { readonly of: string; readonly base: ScaffoldBase } | undefined
  readonly #validPages = new Map<string, PageData>()
  #state: GalleryState | undefined

  /** @param folder of the kinds; defaults to that of the project */
  constructor(
    project: Project,
    live: SiteContext,
    folder = join(project.root, 'src/theme/sections'),
  ) {
    this.#project = project
    this.#live = live
    this.#folder = folder
  }

  invalidate(): void {
    this.#state = undefined
  }

  /** While the site has errors, examples use its last valid state. */
  get state(): GalleryState {
    this.#state ??= this.#compile(readExamples(this.#folder))
    return this.#state
  }

  #compile(texts: readonly ExampleText[]): GalleryState {
    const base = this.#getBase(texts)
    if (base === undefined) return { examples: [], diagnostics: [] }
    const scaffold = createScaffold(base, texts)
    const { value, errors } = this.#compileText(scaffold.text)
    const found = errors.flatMap((one) => scaffold.mapToExample(one) ?? [])
    const faulty = new Set(found.map(({ example }) => example))
    this.#storeValidPages(scaffold, texts, value ?? this.#compileWithout(faulty, base, texts))
    const examples = texts.map((text) => {
      const page = this.#validPages.get(scaffold.getPath(text))
      return { kind: text.kind, name: text.name, page, isFaulty: faulty.has(text) }
    })
    return { examples, diagnostics: found.map((one) => this.#toShownDiagnostic(one)) }
  }

  #compileText(text: string) {
    const named = [...text.matchAll(VIDEO_FILE)].map(([file]): [string, null] => [file, null])
    const files = new Map([...named, ...this.#live.publicFiles])
    return compileText(this.#project, files, { text })
  }

  #compileWithout(
    faulty: ReadonlySet<ExampleText>,
    base: ScaffoldBase,
    texts: readonly ExampleText[],
  ) {
    const rest = texts.filter((text) => !faulty.has(text))
    return this.#compileText(createScaffold(base, rest).text).value
  }

  #storeValidPages(
    scaffold: Scaffold,
    texts: readonly ExampleText[],
    site: CompiledSite | undefined,
  ): void {
    const pages = new Map(site?.pages.map((page) => [page.path, page]))
    for (const path of texts.map(scaffold.getPath)) {
      const page = pages.get(path)
      if (page) this.#validPages.set(path, page)
    }
  }

  #getBase(texts: readonly ExampleText[]): ScaffoldBase | undefined {
    if (this.#live.errors.length > 0) return this.#base?.base
    const kinds = [...new Set(texts.map(({ kind }) => kind))]
    const site = readFileSync(this.#project.siteFile, 'utf8')
    const of = `${kinds.join()}\n${site}`
    if (this.#base?.of === of) return this.#base.base
    try {
      this.#base = { of, base: createScaffoldBase(site, kinds) }
    } catch {
      // The file is newer than its diagnostics; the next update retries.
    }
    return this.#base?.base
  }

  #toShownDiagnostic({ example, diagnostic }: ExampleDiagnostic): ShownDiagnostic {
    const { range } = diagnostic
    const path = join(this.#folder, example.kind, 'example.yaml')
    const open = `${path}:${range.start.line}:${range.start.column}`
    return { diagnostic, frame: formatCodeFrame(example.source, range), open, pages: [] }
  }
}
