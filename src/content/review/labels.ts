import { type Source, toPoint } from '../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { sameLabel, sameTarget, vagueLabel } from '../diagnostics/text-messages.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import type { Found } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'

/** Labels that do not describe a target on their own (WCAG 2.4.4). */
const VAGUE =
  /^(?:(?:please )?click (?:here|me|this)|tap here|here|this|(?:read|see|view|learn|show|find out) more|more (?:info|information|details)|(?:see|view|show) details|continue(?: reading)?|this (?:link|page)|link|details|button|hier|mehr(?: erfahren| lesen| info(?:s|rmationen)?)?|weiter(?:lesen)?|(?:lire|voir) la suite|lire plus|plus d[’']infos?|en savoir plus|ici|leer más|ver más|aquí|más información|leggi tutto|scopri di più)[ .!…>»→]*$/iu

const CLICK =
  /^(?:(?:please )?click (?:here|on|this)|(?:bitte )?(?:hier klicken|klicken sie|klick(?:e)? hier)|cliquez|cliquer ici|haz clic|haga clic|clicca qui)(?!\p{L})/iu

const ADDRESS = /^https?:\/\/\S+$/i

const isVague = (label: string): boolean =>
  VAGUE.test(label) || CLICK.test(label) || ADDRESS.test(label)

interface Labelled {
  readonly label: string
  readonly at: Path
  readonly target: Path
  readonly to: string | undefined
  readonly page: Path[number] | undefined
}

/** Reports vague labels, labels with several targets on a page, and targets that repeat in a list. */
export function checkLabels(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  const reported = new Set<string>()
  const first = new Map<string, Labelled>()
  const links = collectLinks(expanded, all)
  const twins = findTwins(links)
  return links.flatMap((link): SpanDiagnostic[] => {
    const { label, at, target, to, page } = link
    if (reported.has(pathKey(at)) || isDoubtful(at) || isDoubtful(target)) return []
    const report = (message: Message) => {
      reported.add(pathKey(at))
      return [{ ...message, span: getSpan(root, at), path: at }]
    }
    if (isVague(label)) return report(vagueLabel(label))
    if (to === undefined || page === undefined) return []
    const twin = twins.get(link)
    if (twin && twin.label.toLowerCase() !== label.toLowerCase()) {
      const { line } = toPoint(source, getSpan(root, twin.target).start)
      return [{ ...sameTarget(twin.label, line), span: getSpan(root, target), path: target }]
    }
    const name = `${page}\n${label.toLowerCase()}`
    const other = first.get(name)
    if (!other) first.set(name, link)
    if (!other || other.to === to) return []
    const { line } = toPoint(source, getSpan(root, other.at).start)
    return report(sameLabel(label, line))
  })
}

/** Ignores lists with more than one pair of equal targets, which are probably intended. */
function findTwins(links: readonly Labelled[]): ReadonlyMap<Labelled, Labelled> {
  const lists = new Map<string, Labelled[]>()
  for (const link of links) {
    if (typeof link.at.at(-2) !== 'number' || link.to === undefined) continue
    const list = pathKey(link.at.slice(0, -2))
    lists.set(list, [...(lists.get(list) ?? []), link])
  }
  const twins = new Map<Labelled, Labelled>()
  for (const list of lists.values()) {
    const first = new Map(list.toReversed().map((link) => [link.to, link]))
    if (first.size !== list.length - 1) continue
    for (const link of list) {
      const other = first.get(link.to)
      if (other && other !== link) twins.set(link, other)
    }
  }
  return twins
}

function collectLinks({ toSourcePath }: Expanded, all: readonly Found[]): Labelled[] {
  const labels = new Map<string, { readonly label: string; readonly at: Path }>()
  return all.flatMap(({ ref, path }): Labelled[] => {
    const owner = pathKey(path.slice(0, -1))
    if (ref.ref === 'text' && path.at(-1) === 'label')
      labels.set(owner, { label: ref.template.trim(), at: toSourcePath(path) })
    const words = ref.ref === 'link' && path.at(-1) === 'to' ? labels.get(owner) : undefined
    if (!words || ref.ref !== 'link') return []
    const to = 'to' in ref ? ref.to.toLowerCase().replace(/\/$/, '') : undefined
    const page = path[0] === 'routes' ? path[1] : undefined
    return [{ ...words, target: toSourcePath(path), to, page }]
  })
}
