import type { Finding } from '../../diagnostics/finding.ts'
import { type Site, vocabulary } from '../../sections/schemas.ts'
import type { MapTree } from '../tree.ts'
import { type Expanded, expand } from './expand.ts'
import { brokenPromises } from './promises.ts'
import { translated } from './translate.ts'
import { withoutUnions } from './unions.ts'

/** What validation gives: the site if it fits its schema, and the completed data in any case. */
export interface Validated {
  readonly site?: Site
  readonly expanded: Expanded
  readonly findings: readonly Finding[]
}

/** Checks a tree. */
export type Validate = (root: MapTree) => Validated

/** The same check, which remembers what it has found in the last tree: reading and checking both ask. */
export function rememberingLast(check: Validate): Validate {
  let last: { readonly root: MapTree; readonly validated: Validated } | undefined
  return (root) => {
    if (last?.root !== root) last = { root, validated: check(root) }
    return last.validated
  }
}

/** Tree -> site: completes sections from their types, checks everything against the schemas. */
export function validate(root: MapTree): Validated {
  const expanded = expand(root, [...vocabulary.kinds.keys()])
  const parsed = vocabulary.site.safeParse(expanded.value)
  const issues = parsed.success ? [] : withoutUnions(parsed.error.issues, expanded.value)
  const schema = [...expanded.findings, ...translated(root, expanded, issues)]
  const findings = [...schema, ...brokenPromises(root, expanded, schema)]
  return { ...(parsed.success ? { site: parsed.data } : {}), expanded, findings }
}
