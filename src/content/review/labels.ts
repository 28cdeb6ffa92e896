import { pointAt, type Source } from '../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
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

/** A link with its words. */
interface Labelled {
  readonly label: string
  /** Where the words stand, and the target. */
  readonly at: Path
  readonly target: Path
  /** The address, where it has one. */
  readonly to: string | undefined
  /** The page on which it stands; undefined outside of pages. */
  readonly page: Path[number] | undefined
}

/** Links whose words do not tell where they lead, or tell the same of two places on one page. */
export function labelDiagnostics(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  const told = new Set<string>()
  const first = new Map<string, Labelled>()
  return labelled(expanded, all).flatMap((link): SpanDiagnostic[] => {
    const { label, at, target, to, page } = link
    if (told.has(pathKey(at)) || isDoubtful(at) || isDoubtful(target)) return []
    const tell = (message: Message) => {
      told.add(pathKey(at))
      return [{ ...message, span: spanAt(root, at), path: at }]
    }
    if (VAGUE.test(label)) return tell(vagueLabel(label))
    if (to === undefined || page === undefined) return []
    const name = `${page}\n${label.toLowerCase()}`
    const other = first.get(name)
    if (!other) first.set(name, link)
    if (!other || other.to === to) return []
    const { line } = pointAt(source, spanAt(root, other.at).start)
    return tell(sameLabel(label, line))
  })
}

function labelled({ origin }: Expanded, all: readonly Found[]): Labelled[] {
  const labels = new Map<string, { readonly label: string; readonly at: Path }>()
  return all.flatMap(({ ref, path }): Labelled[] => {
    const owner = pathKey(path.slice(0, -1))
    if (ref.ref === 'text' && path.at(-1) === 'label')
      labels.set(owner, { label: ref.template.trim(), at: origin(path) })
    const words = ref.ref === 'link' && path.at(-1) === 'to' ? labels.get(owner) : undefined
    if (!words || ref.ref !== 'link') return []
    const to = 'to' in ref ? ref.to.toLowerCase().replace(/\/$/, '') : undefined
    const page = path[0] === 'routes' ? path[1] : undefined
    return [{ ...words, target: origin(path), to, page }]
  })
}
