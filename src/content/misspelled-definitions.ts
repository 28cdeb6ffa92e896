import { misnamedDefinition } from './diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { getKeySpan, getSpan } from './locate.ts'
import type { Path } from './model.ts'
import { getDefinitionPath, type MissingTarget, type Target } from './reference-diagnostic.ts'
import type { MapTree } from './tree.ts'

export interface Referring {
  readonly diagnostic: SpanDiagnostic
  readonly missing?: MissingTarget | undefined
}

export const getTargetKey = ({ kind, name }: Target): string => `${kind} ${name}`

/** Reports an unused definition with a similar name instead of all references to a missing target. */
export function findMisspelledDefinitions(
  root: MapTree,
  referring: readonly Referring[],
  reached: ReadonlySet<string>,
  pagePath: (name: string) => Path | undefined,
): SpanDiagnostic[] {
  const groups = new Map<string, Referring[]>()
  for (const one of referring) {
    // Addresses ignore case.
    const name = one.missing ? getTargetKey(one.missing).toLowerCase() : ''
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return [...groups.values()].flatMap((group): SpanDiagnostic[] => {
    const diagnostics = group.map(({ diagnostic }) => diagnostic)
    const places = new Set(diagnostics.map(({ span }) => span.start)).size
    const [one] = group
    const { kind, name, suggestion } = one?.missing ?? {}
    if (!one || !kind || !name || !suggestion || places < 2) return diagnostics
    const target = { kind, name: suggestion }
    if (reached.has(getTargetKey(target))) return diagnostics
    const path = kind === 'page' ? pagePath(suggestion) : getDefinitionPath(target)
    if (!path || kind === 'variable' || kind === 'anchor') return diagnostics
    const isFigure = kind === 'figure' || kind === 'group'
    const code = isFigure ? 'figure/unknown' : one.diagnostic.code
    const span = kind === 'page' ? getSpan(root, path) : getKeySpan(root, path)
    return [{ ...misnamedDefinition(code, suggestion, name, places), span, path }]
  })
}
