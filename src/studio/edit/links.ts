import type { CompileContext } from '../../content/compile.ts'
import type { Path } from '../../content/model.ts'
import { pathKey } from '../../content/paths.ts'
import { parseAddress, toOwnPath } from '../../content/resolve/address.ts'
import { findReferences } from '../../content/resolve/references.ts'
import {
  collectVariables,
  fillVariables,
  listVariables,
  type Variables,
} from '../../content/resolve/variables.ts'
import { listLinks } from '../../content/rich-text/list-links.ts'
import type { TextRange } from '../../content/rich-text/parse.ts'
import { type MapTree, type Tree, toData } from '../../content/tree.ts'
import { expand } from '../../content/validate/expand.ts'
import { getValueAt } from '../../content/value-at.ts'
import { routeKey } from '../../contract/routes.ts'

export interface RewrittenText {
  readonly at: Path
  readonly value: string
}

/** Creates the new link. @param behind query and fragment of the old one */
export type NewAddress = (behind: string) => string

interface TemplateAt {
  readonly at: Path
  readonly template: string
  readonly within?: { readonly text: string; readonly range: TextRange }
}

interface ChangedText {
  readonly at: Path
  readonly text: string
  readonly targets: { readonly range: TextRange; readonly value: string }[]
}

/** Finds all texts that link to a page, also through variables, with their new values. */
export function rewriteLinks(
  root: MapTree,
  context: CompileContext | undefined,
  page: string,
  address: NewAddress,
): RewrittenText[] {
  const search = new LinkSearch(root, page, address)
  for (const link of context ? findLinks(root, context) : findPossibleAddresses(root))
    search.follow(link, [])
  return search.list()
}

function findLinks(root: MapTree, { vocabulary }: CompileContext): TemplateAt[] {
  const { value, toSourcePath } = expand(root, [...vocabulary.kinds.keys()])
  return [...findReferences(vocabulary.site, value)].flatMap(({ ref, path }): TemplateAt[] => {
    if (ref.ref === 'link' && 'to' in ref) return [{ at: toSourcePath(path), template: ref.to }]
    return ref.ref === 'richText' ? findLinksInText(ref.template, toSourcePath(path)) : []
  })
}

/** Keys whose values look like page addresses but are not links. */
const NON_LINK_KEYS: ReadonlySet<string | number | undefined> = new Set([
  'src',
  'flagged',
  'formerly',
  'gone',
])

/** Texts that may be addresses; used without a schema. */
function findPossibleAddresses(tree: Tree, at: Path = []): TemplateAt[] {
  if (NON_LINK_KEYS.has(at.at(-1))) return []
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => findPossibleAddresses(item, [...at, index]))
  if (tree.kind === 'map')
    return [...tree.entries].flatMap(([key, { value }]) =>
      findPossibleAddresses(value, [...at, key]),
    )
  const isPath = at.length === 3 && at[0] === 'routes' && at[2] === 'path'
  if (typeof tree.value !== 'string' || isPath) return []
  return [{ at, template: tree.value }, ...findLinksInText(tree.value, at)]
}

const findLinksInText = (text: string, at: Path): TemplateAt[] =>
  listLinks(text).map(({ target: template, targetRange: range }) => ({
    at,
    template,
    within: { text, range },
  }))

class LinkSearch {
  readonly #found = new Map<string, RewrittenText>()
  readonly #texts = new Map<string, ChangedText>()
  readonly #root: MapTree
  readonly #page: string
  readonly #address: NewAddress
  readonly #variables: Variables
  readonly #origin: string | undefined

  constructor(root: MapTree, page: string, address: NewAddress) {
    this.#root = root
    this.#page = routeKey(page)
    this.#address = address
    this.#variables = collectVariables(root.data)
    const origin = getValueAt(root.data, ['publication', 'origin'])
    this.#origin = typeof origin === 'string' ? origin : undefined
  }

  list(): RewrittenText[] {
    const texts = [...this.#texts.values()].map(({ at, text, targets }) => {
      const value = targets.reduceRight(
        (changed, { range: [from, to], value: target }) =>
          changed.slice(0, from) + target + changed.slice(to),
        text,
      )
      return { at, value }
    })
    return [...this.#found.values(), ...texts]
  }

  /** @param within variables that led here */
  follow(link: TemplateAt, within: readonly string[]): void {
    const { template } = link
    const whole = this.#getNewTarget(template)
    if (whole === undefined) return
    const [name] = listVariables(template)
    const behind = name === undefined ? undefined : template.slice(name.length + 2)
    const definition = name === undefined ? undefined : this.#findDefinition(name)
    // If a variable holds the whole address, change the variable, otherwise the link.
    const isVariable = template.startsWith(`{${name}}`) && /^([?#]|$)/.test(behind ?? '')
    if (name !== undefined && definition && isVariable && !within.includes(name))
      this.follow(definition, [...within, name])
    else this.#rewrite(link, whole)
  }

  #rewrite({ at, within }: TemplateAt, value: string): void {
    const key = pathKey(at)
    if (!within) {
      if (!this.#found.has(key)) this.#found.set(key, { at, value })
      return
    }
    const { text, range } = within
    const { targets } = this.#texts.get(key) ?? { targets: [] }
    // Sections that share a default have the same text.
    if (targets.some((one) => one.range[0] === range[0])) return
    this.#texts.set(key, { at, text, targets: [...targets, { range, value }] })
  }

  #getNewTarget(template: string): string | undefined {
    const { text } = fillVariables(template, this.#variables)
    const form = parseAddress(text)
    const path = form.kind === 'external' ? toOwnPath(text, this.#origin) : text
    const address = path === undefined ? form : parseAddress(path)
    if (address.kind !== 'route' || routeKey(address.path) !== this.#page) return undefined
    const site = form.kind === 'external' ? (/^[^/]*\/\/[^/?#]*/.exec(text)?.[0] ?? '') : ''
    const sign = template.search(/[?#]/)
    const head = sign === -1 ? template : template.slice(0, sign)
    // Write out a query or fragment that comes from a variable.
    const isInVariable = /[?#]/.test(fillVariables(head, this.#variables).text)
    const behind = isInVariable ? text.slice(text.search(/[?#]/)) : template.slice(head.length)
    return site + this.#address(behind)
  }

  #findDefinition(name: string): TemplateAt | undefined {
    const parts = name.split('.')
    const at = parts[0] === 'figures' ? [...parts, 'value'] : parts
    const template = getValueAt(this.#root.data, at)
    return typeof template === 'string' ? { at, template } : undefined
  }
}

export const getPages = (
  root: MapTree,
): { readonly path: string | undefined; readonly formerly: readonly string[] | undefined }[] => {
  const routes = root.entries.get('routes')?.value
  if (routes?.kind !== 'list') return []
  return routes.items.map((route) => {
    const data = toData(route)
    const path = getValueAt(data, ['path'])
    const formerly = getValueAt(data, ['formerly'])
    return {
      path: typeof path === 'string' ? path : undefined,
      formerly: Array.isArray(formerly) ? formerly.map(String) : undefined,
    }
  })
}
