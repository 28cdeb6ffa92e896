import { Parser } from 'htmlparser2'
import type { CompileContext } from '../../content/compile.ts'
import { locate } from '../../content/locate.ts'
import type { FindOrigin, PageData, Path, Shell } from '../../content/model.ts'
import { findReferences, isText } from '../../content/resolve/references.ts'
import type { MapTree } from '../../content/tree.ts'
import {
  getDescription,
  getSchemaAt,
  getTitle,
  unwrapSchema,
} from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import { hasMarks, mapCharacters } from '../../contract/rich-text.ts'
import { createLinkField, createVariableFields } from '../forms/form.ts'
import { FormSource } from '../forms/form-source.ts'
import { getListLimits } from '../forms/list.ts'
import { toTitle } from '../forms/titles.ts'
import type { ListedEntry, ShownNode, ShownText } from '../protocol/state.ts'
import { describeImage } from './shown-images.ts'
import { getInstancePath, getTypeDefault } from './type-default.ts'
import { isRecord } from './values.ts'
import { readWrittenNumber } from './written-number.ts'

export interface PageProps {
  readonly shell: Shell
  readonly page: PageData
}

export interface PageTexts {
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
}

/** Private-use characters that mark texts in a second rendering: before a text with its index, and after it. */
const OPEN = '\ue000'
const CLOSE = '\ue001'
const DIGITS = 0xe010

const MARK = /[\ue000\ue001\ue010-\ue019]/g

/** A valid site and its file. */
export interface RenderedSite {
  readonly render: (rendered: PageProps) => Promise<string>
  readonly findOrigin: FindOrigin
  readonly tree: MapTree
  readonly context: CompileContext
}

/** Renders the page a second time with markers around its texts. @param index of the page */
export async function findShownTexts(
  { render, findOrigin, tree, context }: RenderedSite,
  { shell, page }: PageProps,
  index: number,
): Promise<PageTexts> {
  const texts: ShownText[] = []
  const known = new Map<string, number>()
  const about = createDescriber(tree, index, context)
  const mark = (value: string, path: Path): string => {
    const origin = findOrigin(
      path.slice(-LOGO_SHAPE.length).join() === LOGO_SHAPE.join() ? LOGO : path,
    )
    if (!origin) return value
    const here = getInstancePath(path, origin.path, index)
    const key = [...origin.path, ...(here ?? [])].join('\n')
    let number = known.get(key)
    if (number === undefined) {
      const text = about(origin.path, here, origin.isExplicit)
      number = text ? texts.push(text) - 1 : -1
      known.set(key, number)
    }
    return number === -1 ? value : openMarker(number) + value + CLOSE
  }
  const html = await render({
    shell: addMarkers(shell, getShellPath(page), mark),
    page: addMarkers(page, ['pages', index], mark),
  })
  return { texts, nodes: parseShownNodes(html) }
}

/** The logo is inlined as shapes, so the marker goes into its view box. */
const LOGO: Path = ['publication', 'logo', 'src']
const LOGO_SHAPE: Path = ['shell', 'logo', 'drawing', 'attributes', 'viewBox']

const getShellPath = ({ language }: PageData): Path =>
  language === undefined ? ['shell'] : ['languages', language, 'shell']

const openMarker = (number: number): string =>
  OPEN + [...String(number)].map((digit) => String.fromCharCode(DIGITS + Number(digit))).join('')

function addMarkers<T>(value: T, path: Path, mark: (value: string, path: Path) => string): T {
  const walk = (here: unknown, at: Path): unknown => {
    if (typeof here === 'string') return mark(here, at)
    if (hasMarks(here)) return mapCharacters(here, (characters) => mark(characters, at))
    if (Array.isArray(here)) return here.map((item, index) => walk(item, [...at, index]))
    if (!isRecord(here)) return here
    return Object.fromEntries(
      Object.entries(here).map(([key, item]) => [key, walk(item, [...at, key])]),
    )
  }
  // Only strings change, so the type stays.
  return walk(value, path) as T
}

/** The created function returns undefined for values that are not visible texts. */
function createDescriber(root: MapTree, page: number, context: CompileContext) {
  const { vocabulary } = context
  const source = FormSource.get(root, context)
  const value = source.withTypeDefaults
  const listEntries = (at: Path): ListedEntry[] =>
    at
      .flatMap((step, depth) => {
        const list = getValueAt(value, at.slice(0, depth))
        // Pages themselves are not listed.
        if (typeof step !== 'number' || !Array.isArray(list) || depth < 2) return []
        const entry = at.slice(0, depth + 1)
        const title = getTitle(getSchemaAt(vocabulary.site, value, entry)) ?? 'Entry'
        const limits = getListLimits(source, at.slice(0, depth))
        return [{ at: entry, title, index: step, length: list.length, limits }]
      })
      .reverse()
  return (at: Path, here: Path | undefined, isWritten: boolean): ShownText | undefined => {
    if (!isWritten && !canBeAdded(root, at)) return undefined
    const all = isWritten ? value : source.value
    // The schema of a default is that of the section field.
    const place = here ? [...here, ...at.slice(here.length - 1)] : at
    const schema = getSchemaAt(vocabulary.site, all, place)
    const template = readWrittenNumber(root, at) ?? getValueAt(all, at)
    if (!schema || typeof template !== 'string') return undefined
    const picture = describeImage(vocabulary.site, value, place)
    const [found] = findReferences(schema, template)
    if (!(found && isText(found.ref)) && !picture) return undefined
    const form = unwrapSchema(schema)
    const most =
      'maxLength' in form && typeof form.maxLength === 'number' ? form.maxLength : undefined
    return {
      at,
      template,
      isWritten,
      title: picture?.title ?? getTitle(schema) ?? toTitle(String(at.at(-1))),
      description: picture?.description ?? getDescription(schema) ?? '',
      maxLength: picture?.maxLength ?? most,
      ...(found?.ref.ref === 'richText' && { isRich: true }),
      typeDefault: here && getTypeDefault(here, at, root.data),
      image: picture?.value,
      shared: [source.getInheritedFrom(at), source.uses.describe(at) || describeSharing(at, page)]
        .join(' ')
        .trim(),
      variables: createVariableFields(source, template),
      link: createLinkField(source, at.slice(0, -1)),
      entries: listEntries(at),
    }
  }
}

/** Whether a missing text can be set: its missing parents must be maps, not list entries. */
function canBeAdded(root: MapTree, at: Path): boolean {
  const written = at.findLastIndex((_, depth) => locate(root, at.slice(0, depth)).found)
  return at.slice(Math.max(0, written)).every((step) => typeof step === 'string')
}

function describeSharing([part, name]: Path, page: number): string {
  if (part === 'sectionTypes')
    return `Shared by all sections of the type "${name}" that do not override it.`
  if (part === 'routes') return name === page ? '' : 'This is the title of another page.'
  return 'Shown on several pages.'
}

export function parseShownNodes(html: string): ShownNode[] {
  const nodes: ShownNode[] = []
  let within: number | undefined
  let silent = 0
  let text = ''
  const end = () => {
    const node = getNode(text)
    if (node.text.trim() !== '' && silent === 0) nodes.push(node)
    text = ''
  }
  const getNode = (written: string): ShownNode => {
    const [first] = parseMarkers(written)
    const textIndex = within ?? first
    const last = Math.max(written.lastIndexOf(OPEN), written.lastIndexOf(CLOSE))
    if (last !== -1)
      within = written.charAt(last) === OPEN ? parseMarkers(written).at(-1) : undefined
    return { text: written.replace(MARK, ''), textIndex }
  }
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    oncomment: end,
    onopentag: (name, attributes) => {
      end()
      const sign = attributes[SIGNATURE_ATTRIBUTES[name] ?? '']
      if (sign) nodes.push({ text: sign.replace(MARK, ''), textIndex: parseMarkers(sign)[0] })
      if (SILENT.has(name)) silent += 1
    },
    onclosetag: (name) => {
      end()
      if (SILENT.has(name)) silent -= 1
    },
  })
  parser.end(html)
  return nodes
}

const SIGNATURE_ATTRIBUTES: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'poster',
  svg: 'viewbox',
  input: 'placeholder',
  textarea: 'placeholder',
}

const SILENT = new Set(['script', 'style', 'noscript', 'template'])

const parseMarkers = (text: string): number[] =>
  [...text.matchAll(/\ue000([\ue010-\ue019]+)/g)].map(([, digits = '']) =>
    Number([...digits].map((one) => one.charCodeAt(0) - DIGITS).join('')),
  )
