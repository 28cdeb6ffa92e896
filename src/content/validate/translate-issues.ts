import { safeParse } from 'zod'
import { slug } from '../../../schemas/text.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { Span } from '../diagnostics/position.ts'
import { format, missingKey } from '../diagnostics/schema-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, getSpan, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import { isOmitted, type MapTree, type Tree } from '../tree.ts'
import { getValueAt } from '../value-at.ts'
import type { Expanded } from './expand.ts'
import { describeIssue, type Field } from './issues.ts'
import { findKeyPlace } from './key-places.ts'
import type { Issue } from './parse-partially.ts'
import {
  getChildSchema,
  getDescription,
  getSchemaAt,
  getSchemaKeys,
  hasSameShape,
} from './schema-walk.ts'
import { suggestForm } from './suggest-form.ts'
import { explainUnknownKeys, type Fit, locateKey } from './unknown-keys.ts'

export function translateIssues(
  root: MapTree,
  expanded: Expanded,
  issues: readonly Issue[],
  vocabulary: Vocabulary,
): SpanDiagnostic[] {
  const translator = new IssueTranslator(root, expanded, vocabulary)
  return translator.all(issues)
}

class IssueTranslator {
  readonly #root: MapTree
  readonly #expanded: Expanded
  readonly #vocabulary: Vocabulary
  readonly #reported: ReadonlySet<string>

  constructor(root: MapTree, expanded: Expanded, vocabulary: Vocabulary) {
    this.#root = root
    this.#expanded = expanded
    this.#vocabulary = vocabulary
    const places = expanded.diagnostics.flatMap(({ path }) =>
      path.length > 0 ? [pathKey(path)] : [],
    )
    this.#reported = new Set([...expanded.incomplete, ...places])
  }

  all(issues: readonly Issue[]): SpanDiagnostic[] {
    const all = issues.filter(({ path }) => !this.#reported.has(pathKey(path)))
    const isDefault = ({ path }: Issue) => this.#expanded.inherited.has(path)
    const given = ({ path }: Issue) => getValueAt(this.#expanded.value, path)
    const wrong = new Set(all.filter((one) => !isDefault(one)).map(given))
    // Skip defaults that were derived from a wrong value.
    const relevant = all.filter((one) => !isDefault(one) || !wrong.has(given(one)))
    const missing = new Set(relevant.filter((issue) => this.#isMissing(issue)))
    const absent = new Set([...missing].map(({ path }) => pathKey(path)))
    // A misspelt key is both unknown and missing: report it once.
    const unknown = relevant.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? this.#explainUnknownKeys(issue.path, issue.keys, absent)
        : [],
    )
    const reported = new Set<string>()
    const others = relevant.flatMap((issue): SpanDiagnostic[] => {
      const at = pathKey(issue.path)
      if (issue.code === 'unrecognized_keys' || missing.has(issue) || reported.has(at)) return []
      reported.add(at)
      return [this.#wrong(issue)]
    })
    return [...unknown, ...others, ...[...missing].flatMap((issue) => this.#missing(issue, absent))]
  }

  #isMissing(issue: Issue): boolean {
    const last = issue.path.at(-1)
    if (issue.code === 'unrecognized_keys' || typeof last !== 'string') return false
    if (this.#expanded.inherited.has(issue.path)) return false
    return !locate(this.#root, this.#expanded.toSourcePath(issue.path)).found
  }

  #explainUnknownKeys(path: Path, keys: readonly string[], absent: Set<string>): SpanDiagnostic[] {
    const schema = getSchemaAt(this.#vocabulary.site, this.#expanded.value, path)
    const known = getSchemaKeys(schema, getValueAt(this.#expanded.value, path)).map((name) =>
      isSection(path) && name === 'kind' ? 'type' : name,
    )
    const places = keys.map((key) => ({ key, origin: this.#expanded.toSourcePath([...path, key]) }))
    const { tree } = locate(this.#root, places[0]?.origin.slice(0, -1) ?? path)
    const own = tree.kind === 'map' ? tree : undefined
    const missing = known.filter((name) => absent.has(pathKey([...path, name])))
    const as = (key: string, name: string): Fit => {
      const field = schema && getChildSchema(schema, getValueAt(this.#expanded.value, path), name)
      const value = getValueAt(this.#expanded.value, [...path, key])
      return {
        fits: () => field !== undefined && safeParse(field, value).success,
        isAlike: field !== undefined && hasSameShape(field, value),
        about: getDescription(field),
      }
    }
    const find = (key: string) =>
      findKeyPlace(this.#vocabulary.site, this.#expanded.value, path, key)
    const found = explainUnknownKeys({ keys, own, known, missing, as, find })
    return found.map((one): SpanDiagnostic => {
      for (const name of [one.suggestion ?? [], one.covers ?? []].flat()) {
        absent.delete(pathKey([...path, name]))
      }
      return locateKey(this.#root, one, this.#expanded.toSourcePath([...path, one.key]))
    })
  }

  #missing({ path }: Issue, absent: ReadonlySet<string>): SpanDiagnostic[] {
    const isUncertain = this.#expanded.uncertain.has(pathKey(path.slice(0, 4)))
    if (!absent.has(pathKey(path)) || isUncertain) return []
    const about = isKindOfType(path)
      ? `one of ${[...this.#vocabulary.kinds.keys()].join(', ')}.`
      : getDescription(getSchemaAt(this.#vocabulary.site, this.#expanded.value, path))
    const origin = this.#expanded.toSourcePath(path)
    return [
      {
        ...missingKey(String(path.at(-1)), about),
        span: getSpan(this.#root, origin),
        path: origin,
      },
    ]
  }

  #wrong(issue: Issue): SpanDiagnostic {
    const origin = this.#expanded.toSourcePath(issue.path)
    const path = this.#writtenPath(origin)
    const { tree } = locate(this.#root, path)
    if (issue.code === 'invalid_key') {
      const key = String(path.at(-1))
      const message = format(
        issue.issues[0]?.message ?? 'This name is not allowed.',
        suggestForm(key, (name) => slug.safeParse(name).success),
      )
      return { ...message, span: getKeySpan(this.#root, path), path }
    }
    const message = describeIssue(issue, tree, this.#field(issue.path))
    const isKey = isOmitted(tree) || path !== origin
    const span = isKey ? getKeySpan(this.#root, path) : tree.span
    return { ...message, span: getSignSpan(message, tree) ?? span, path }
  }

  /** Reports a default that conflicts with the file at its nearest explicit ancestor. */
  #writtenPath(path: Path): Path {
    return this.#expanded.inherited.has(path) ? this.#writtenPath(path.slice(0, -1)) : path
  }

  #field(path: Path): Field {
    const schema = getSchemaAt(this.#vocabulary.site, this.#expanded.value, path)
    const keys = getSchemaKeys(schema, undefined)
    return {
      key: String(path.findLast((step) => typeof step === 'string') ?? 'this'),
      isEntry: typeof path.at(-1) === 'number',
      about: getDescription(schema),
      keys: isSection(path) ? ['type'] : keys,
      fits: (value) => schema !== undefined && safeParse(schema, value).success,
    }
  }
}

/** Undefined if the message is about the whole value. */
function getSignSpan({ code }: Message, tree: Tree): Span | undefined {
  const { start } = tree.span
  if (code === 'yaml/missing-colon' || code === 'yaml/special-start')
    return { start, end: start + 1 }
  const [first] = tree.kind === 'map' ? tree.entries.values() : []
  return code === 'yaml/colon-in-text' && first
    ? { start: first.key.end, end: first.key.end + 1 }
    : undefined
}

const isSection = (path: Path): boolean =>
  path.length === 4 && path[0] === 'routes' && path[2] === 'sections'

const isKindOfType = (path: Path): boolean =>
  path.length === 3 && path[0] === 'sectionTypes' && path[2] === 'kind'
