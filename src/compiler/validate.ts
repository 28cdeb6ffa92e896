import type { z } from 'zod'
import type { Finding } from '../diagnostics/finding.ts'
import { didYouMean, missingKey, unknownKey } from '../diagnostics/schema-notes.ts'
import type { Path } from '../model.ts'
import { closest } from '../nearest.ts'
import { type Site, vocabulary } from '../sections/schemas.ts'
import { type Expanded, expand } from './expand.ts'
import { noteOf } from './issues.ts'
import { keySpanAt, placeAt, spanAt } from './locate.ts'
import { brokenPromises } from './promises.ts'
import { aboutOf, keysOf, schemaAt } from './schema-walk.ts'
import type { MapTree } from './tree.ts'

type Issue = z.core.$ZodIssue

/** What validation gives: the site if it fits its schema, and the completed data in any case. */
export interface Validated {
  readonly site?: Site
  readonly expanded: Expanded
  readonly findings: readonly Finding[]
}

/** Tree -> site: completes sections from their types, checks everything against the schemas. */
export function validate(root: MapTree): Validated {
  const expanded = expand(root, [...vocabulary.kinds.keys()])
  const parsed = vocabulary.site.safeParse(expanded.value)
  const issues = parsed.success ? [] : flatten(parsed.error.issues, [])
  const translate = new Translator(root, expanded)
  const findings = [
    ...expanded.findings,
    ...translate.all(issues),
    ...brokenPromises(root, expanded),
  ]
  return { ...(parsed.success ? { site: parsed.data } : {}), expanded, findings }
}

/** Replaces the issue of a union by the issues of the option that was most likely meant. */
function flatten(issues: readonly Issue[], prefix: Path): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...prefix, ...(issue.path as Path)]
    if (issue.code === 'invalid_union') {
      const options = issue.errors.filter((errors) => !errors.some((one) => one.path.length === 0 && one.code === 'invalid_type'))
      const unknown = (errors: readonly Issue[]) =>
        errors.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : [])).length
      const best = options.toSorted((a, b) => unknown(a) - unknown(b) || a.length - b.length)[0]
      if (best) return flatten(best, path)
    }
    return [{ ...issue, path: [...path] }]
  })
}

class Translator {
  readonly #root: MapTree
  readonly #expanded: Expanded
  /** Places of which a finding already says what is wrong. */
  readonly #said: ReadonlySet<string>

  constructor(root: MapTree, expanded: Expanded) {
    this.#root = root
    this.#expanded = expanded
    const places = expanded.findings.flatMap(({ path }) => (path.length > 0 ? [path.join('/')] : []))
    this.#said = new Set([...expanded.incomplete, ...places])
  }

  all(issues: readonly Issue[]): Finding[] {
    const relevant = issues.filter(({ path }) => !this.#silenced(path as Path))
    const missing = new Map<string, Issue>()
    for (const issue of relevant) if (this.#isMissing(issue)) missing.set(issue.path.join('/'), issue)
    // A misspelt key is one mistake, though it is both unknown and missing under its right name.
    const unknown = relevant.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => this.#unknown(issue.path as Path, key, missing)) : [],
    )
    const said = new Set<string>()
    const others = relevant.flatMap((issue): Finding[] => {
      const at = issue.path.join('/')
      if (issue.code === 'unrecognized_keys' || missing.has(at) || said.has(at)) return []
      said.add(at)
      return [this.#wrong(issue)]
    })
    return [...unknown, ...others, ...[...missing.values()].map((issue) => this.#missing(issue))]
  }

  #silenced(path: Path): boolean {
    return this.#said.size > 0 && path.some((_, index) => this.#said.has(path.slice(0, index + 1).join('/')))
  }

  #isMissing(issue: Issue): boolean {
    const last = issue.path.at(-1)
    if (issue.code === 'unrecognized_keys' || typeof last !== 'string') return false
    return !placeAt(this.#root, this.#expanded.origin(issue.path as Path)).found
  }

  #unknown(path: Path, key: string, missing: Map<string, Issue>): Finding {
    const schema = schemaAt(vocabulary.site, this.#expanded.value, path)
    const value = at(this.#expanded.value, path)
    const known = keysOf(schema, value).map((name) => (isSection(path) && name === 'kind' ? 'type' : name))
    const present = (name: string) => Object.hasOwn((value ?? {}) as object, name)
    const absent = known.filter((name) => missing.has([...path, name].join('/')))
    const meant = closest(key, absent) ?? closest(key, known.filter((name) => !present(name)))
    if (meant) missing.delete([...path, meant].join('/'))
    const origin = this.#expanded.origin([...path, key])
    return { ...unknownKey(key, meant, known), span: keySpanAt(this.#root, origin), path: origin }
  }

  #missing(issue: Issue): Finding {
    const path = issue.path as Path
    const about = aboutOf(schemaAt(vocabulary.site, this.#expanded.value, path))
    const origin = this.#expanded.origin(path)
    return { ...missingKey(String(path.at(-1)), about), span: spanAt(this.#root, origin), path: origin }
  }

  #wrong(issue: Issue): Finding {
    const path = this.#expanded.origin(issue.path as Path)
    const { tree } = placeAt(this.#root, path)
    if (issue.code === 'invalid_key') {
      const key = String(path.at(-1))
      const message = issue.issues[0]?.message ?? 'This name is not possible here.'
      const hint = didYouMean(key.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
      return { code: 'schema/format', message, hint, span: keySpanAt(this.#root, path), path }
    }
    const about = aboutOf(schemaAt(vocabulary.site, this.#expanded.value, issue.path as Path))
    const key = path.findLast((one) => typeof one === 'string') ?? 'this'
    return { ...noteOf(issue, tree, String(key), about), span: tree.span, path }
  }
}

const isSection = (path: Path): boolean =>
  path.length === 4 && path[0] === 'routes' && path[2] === 'sections'

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, key) => (here !== null && typeof here === 'object' ? (here as Record<string | number, unknown>)[key] : undefined),
    value,
  )
