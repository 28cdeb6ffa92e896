import { pointAt, type Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { sameLabel, vagueLabel } from '../diagnostics/text-messages.ts'
import { spanAt } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../once.ts'
import type { Found } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'

/** Words that tell nothing of a target (WCAG 2.4.4), alone. */
const VAGUE =
  /^(?:(?:please )?click (?:here|me|this)|tap here|here|this|(?:read|see|view|learn|show|find out) more|more (?:info|information|details)|this (?:link|page)|link|details|hier(?: klicken)?|mehr(?: erfahren| lesen)?|weiterlesen|en savoir plus|cliquez ici|leer más|haz clic aquí)[ .!…>»→]*$/iu

interface Labelled {
  readonly label: string
  readonly path: Path
}

/** Links whose words do not tell where they lead, or tell the same of two places on one page. */
export function labelDiagnostics(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  const labels = new Map<string, Labelled>()
  const pages = new Map<unknown, Map<string, Labelled & { readonly to: string }>>()
  const told = new Set<string>()
  const found: SpanDiagnostic[] = []
  const tell = (
    path: Path,
    message: (line: number) => ReturnType<typeof vagueLabel>,
    at = path,
  ) => {
    if (told.has(pathKey(path)) || isDoubtful(path) || isDoubtful(at)) return
    told.add(pathKey(path))
    const { line } = pointAt(source, spanAt(root, at).start)
    found.push({ ...message(line), span: spanAt(root, path), path })
  }
  for (const { ref, path } of all) {
    const owner = pathKey(path.slice(0, -1))
    if (ref.ref === 'text' && path.at(-1) === 'label')
      labels.set(owner, { label: ref.template.trim(), path: expanded.origin(path) })
    if (ref.ref !== 'link' || path.at(-1) !== 'to') continue
    const labelled = labels.get(owner)
    if (!labelled) continue
    const { label, path: at } = labelled
    if (VAGUE.test(label)) tell(at, () => vagueLabel(label))
    else if ('to' in ref && path[0] === 'routes') {
      const page = pages.get(path[1]) ?? new Map()
      pages.set(path[1], page)
      const first = page.get(label.toLowerCase())
      const to = ref.to.toLowerCase().replace(/\/$/, '')
      if (!first) page.set(label.toLowerCase(), { ...labelled, to })
      else if (first.to !== to) tell(at, (line) => sameLabel(label, line), first.path)
    }
  }
  return found
}
