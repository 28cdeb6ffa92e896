import type { Link } from '../model.ts'
import type { Target } from '../reference-diagnostic.ts'

/** The definitions that a resolved link uses. */
export function getReachedTargets(link: Link | undefined): Target[] {
  if (link?.kind === 'panel') return [{ kind: 'panel', name: link.panel }]
  if (link?.kind !== 'route') return []
  const [name = '/'] = link.href.split(/[?#]/)
  return [{ kind: 'page', name }]
}
