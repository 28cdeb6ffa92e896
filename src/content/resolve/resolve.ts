import type { LinkRef } from '../../../schemas/link.ts'
import type { SectionSource, Site } from '../../../schemas/site.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import {
  findMisspelledDefinitions,
  getTargetKey,
  type Referring,
} from '../misspelled-definitions.ts'
import type { Figure, Path, Resolved, RichText } from '../model.ts'
import { isDraft, isDraftPage } from '../pages/drafts.ts'
import type { ReferenceDiagnostic } from '../reference-diagnostic.ts'
import { ResultCache } from '../result-cache.ts'
import { isMap, mapValues } from '../tree.ts'
import type { Validated } from '../validate/validate.ts'
import { Findings, type JoinedFindings, joinFindings, type ResolvedRoute } from './findings.ts'
import { getFieldPath, locateMessage } from './locate-message.ts'
import { createMayExist, type MayExist } from './may-exist.ts'
import { findNamedEntries } from './named-entries.ts'
import { getReachedTargets } from './reached-targets.ts'
import { type Found, isReference, type Reference } from './references.ts'
import { type ReferenceOutcome, resolveReference } from './resolve-reference.ts'
import { listFigureValues, listShownFigures } from './shown-figures.ts'
import { getTargetsAt, type KnownPage } from './targets.ts'
import { listVariables } from './variables.ts'

export interface ResolvedSite<S extends SectionSource = SectionSource>
  extends Omit<JoinedFindings, 'referring' | 'reached'> {
  /** Every reference is replaced by its target. Undefined if the site does not fit its schema. */
  readonly site: Resolved<Site<S>> | undefined
  readonly diagnostics: readonly SpanDiagnostic[]
}

/** Finds, checks and replaces all references in one walk, also in a site with errors elsewhere. */
export function resolve<S extends SectionSource>(
  { site, partial }: Pick<Validated<S>, 'site' | 'partial'>,
  context: Context<S>,
  cache = new ResultCache<ResolvedRoute>(),
): ResolvedSite<S> {
  const walk = new Walk(context, cache)
  const value = walk.replaceAll(partial)
  return {
    // The walk replaces every reference, as the type states.
    site: site && (value as Resolved<Site<S>>),
    ...walk.report(),
  }
}

class Walk {
  readonly #context: Context
  readonly #cache: ResultCache<ResolvedRoute>
  readonly #getMayExist: () => MayExist
  readonly #path: (string | number)[] = []
  #page: KnownPage | undefined
  #isDraft = false
  #figureValues: ReadonlyMap<string, Figure> = new Map()

  #findings = new Findings()
  readonly #all = [this.#findings]

  constructor(context: Context, cache: ResultCache<ResolvedRoute>) {
    this.#context = context
    this.#cache = cache
    let mayExist: MayExist | undefined
    this.#getMayExist = () => {
      mayExist ??= createMayExist(context)
      return mayExist
    }
  }

  replaceAll(site: unknown): unknown {
    if (!isMap(site)) return site
    // Sections show figures, so figures are first.
    const figures = this.#replaceAt('figures', site.figures)
    this.#figureValues = listFigureValues(figures)
    const entries = Object.entries(site).map(([key, value]) => {
      if (key === 'figures') return [key, figures]
      const isRoutes = key === 'routes' && Array.isArray(value)
      return [key, isRoutes ? this.#replaceRoutes(value) : this.#replaceAt(key, value)]
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  #replaceRoutes(routes: readonly unknown[]): unknown[] {
    const { root, targets } = this.#context
    this.#path.push('routes')
    const replaced = routes.map((route, index) => {
      // The targets have the values of figures, but not their labels.
      const inputs = [targets, root.data.figures, index]
      const known = isMap(route) ? this.#cache.find(route, inputs) : undefined
      this.#findings = known?.findings ?? new Findings()
      this.#all.push(this.#findings)
      if (known) return known.value
      const value = this.#replaceAt(index, route)
      if (isMap(route) && !this.#findings.hasDiagnostics)
        this.#cache.add(route, inputs, { value, findings: this.#findings })
      return value
    })
    this.#path.pop()
    this.#findings = new Findings()
    this.#all.push(this.#findings)
    return replaced
  }

  report(): Omit<ResolvedSite, 'site'> {
    const { root, targets } = this.#context
    for (const { target, referring } of findNamedEntries(this.#context)) {
      if (!referring) this.#findings.reached.add(getTargetKey(target))
      else if (!this.#isPoisoned(referring.diagnostic.path, referring))
        this.#findings.referring.push(referring)
    }
    const pagePath = (name: string) => targets.pages.get(routeKey(name))?.at
    const { referring, reached, ...found } = joinFindings(this.#all, this.#context)
    const diagnostics = findMisspelledDefinitions(root, referring, reached, pagePath)
    return { ...found, diagnostics }
  }

  #replaceAt(key: string | number, value: unknown): unknown {
    this.#path.push(key)
    const replaced = this.#replace(value)
    this.#path.pop()
    return replaced
  }

  #replace(value: unknown): unknown {
    if (isReference(value)) return this.#replaceReference(value)
    if (Array.isArray(value)) return value.map((item, index) => this.#replaceAt(index, item))
    if (!isMap(value)) return value
    const isRoute = this.#path.length === 2 && this.#path[0] === 'routes'
    if (isRoute) this.#page = this.#findPage(value.path)
    const wasDraft = this.#isDraft
    if (isRoute ? isDraftPage(value) : this.#isSection() && isDraft(value)) this.#isDraft = true
    const replaced = mapValues(value, (key, item) => this.#replaceAt(key, item))
    if (isRoute) this.#page = undefined
    this.#isDraft = wasDraft
    return replaced
  }

  #isSection(): boolean {
    return this.#path.length === 4 && this.#path[0] === 'routes' && this.#path[2] === 'sections'
  }

  #findPage(path: unknown): KnownPage | undefined {
    if (typeof path !== 'string') return undefined
    const page = this.#context.targets.pages.get(routeKey(path))
    return page?.path === path ? page : undefined
  }

  #replaceReference(ref: Reference): unknown {
    const path = [...this.#path]
    const origin = this.#context.expanded.toSourcePath(path)
    this.#findings.references.push({ ref, path })
    for (const name of listShownFigures(ref)) {
      this.#findings.figures.add(name)
      this.#findings.reached.add(getTargetKey({ kind: 'figure', name }))
      this.#findings.reached.add(getTargetKey({ kind: 'group', name: name.split('.')[0] ?? '' }))
    }
    const targets = getTargetsAt(this.#context.targets, this.#path, this.#page)
    if (ref.ref === 'collection' && targets.collections.has(ref.name))
      this.#findings.reached.add(getTargetKey({ kind: 'collection', name: ref.name }))
    const { alt, caption } = ref.ref === 'image' ? ref : {}
    const texts = {
      alt: alt ? String(this.#replaceAt('alt', alt)) : '',
      // Safe: this is what replaces the reference of a rich text.
      ...(caption && { caption: this.#replaceAt('caption', caption) as RichText }),
    }
    const place = {
      path,
      origin,
      page: this.#page,
      isDraft: this.#isDraft || targets.isDraft === true,
      figures: this.#figureValues,
      texts,
    }
    const outcome = resolveReference(ref, place, targets)
    this.#addDiagnostics({ ref, path }, origin, outcome.diagnostics)
    if (ref.ref === 'link') this.#addLink({ ref, path }, origin, outcome)
    if (ref.ref === 'richText')
      for (const { ref: link, range, label, ...inText } of outcome.links ?? []) {
        const found = { ref: link, path, within: { text: ref, range, label } }
        this.#findings.references.push(found)
        this.#addDiagnostics(found, origin, inText.diagnostics)
        this.#addLink(found, origin, inText)
      }
    if (ref.ref === 'image') this.#findings.images.add(ref.src)
    const isCounted = ref.ref === 'download' && path[0] !== 'sectionTypes'
    if (isCounted && outcome.diagnostics.length === 0) this.#findings.resolvedLinks += 1
    return outcome.value
  }

  #addDiagnostics(
    { ref, path, within }: Found,
    origin: Path,
    diagnostics: readonly ReferenceDiagnostic[],
  ): void {
    const { expanded, poison, root, source } = this.#context
    if (diagnostics.length > 0) this.#findings.hasDiagnostics = true
    for (const { file } of diagnostics) if (file !== undefined) this.#findings.faultyFiles.add(file)
    // A fault in a default has a cause that is reported elsewhere.
    if (diagnostics.length === 0 || expanded.inherited.has(path) || this.#usesFaultyVariable(ref))
      return
    const field = within?.text ?? ref
    for (const diagnostic of diagnostics) {
      const one = within ? { part: within.range, ...diagnostic } : diagnostic
      const at = getFieldPath(one.message, field, origin)
      // The missing text may be there under a wrong key.
      if (one.message.code === 'image/missing-alt' && poison.hasMisnamedKey(at)) continue
      if (this.#isPoisoned(at, one)) continue
      const located = locateMessage(source, getSpan(root, at), field, one)
      this.#findings.referring.push({ diagnostic: { ...located, path: at }, missing: one.missing })
    }
  }

  #addLink(
    { ref, path, within }: Found<LinkRef>,
    origin: Path,
    { link, diagnostics }: Pick<ReferenceOutcome, 'link' | 'diagnostics'>,
  ): void {
    for (const target of getReachedTargets(link)) this.#findings.reached.add(getTargetKey(target))
    // Links in the defaults of a section type count once per section.
    if (path[0] === 'sectionTypes') return
    if (!('flagged' in ref)) {
      if (link || diagnostics.length === 0) this.#findings.resolvedLinks += 1
      return
    }
    this.#findings.flags.push({ ref, origin, within })
  }

  #isPoisoned(path: Path, { missing }: Pick<Referring, 'missing'>): boolean {
    return this.#context.poison.has(path) || (missing !== undefined && this.#getMayExist()(missing))
  }

  /** Whether an address is wrong because of a faulty variable, which has its own diagnostic. */
  #usesFaultyVariable(ref: Reference): boolean {
    if (ref.ref !== 'link' || !('to' in ref)) return false
    const { poison, root, targets } = this.#context
    return listVariables(ref.to).some((name) => {
      const variable = targets.variables.get(name)
      if (!variable) return false
      const isFaulty = variable.message !== undefined || /[{}]/.test(variable.text)
      const isFigure = name.startsWith('figures.')
      const definition = [...name.split('.'), ...(isFigure ? ['value'] : [])]
      return isFaulty || poison.hidesDefinition(root, definition)
    })
  }
}
