import { NOTHING } from '../../../schemas/link.ts'
import { findPage } from '../../content/changes/changes.ts'
import { Describer } from '../../content/changes/describe.ts'
import type { CompiledSite, Diagnostic, Path } from '../../content/model.ts'
import { getClickDepths } from '../../content/report/click-depth.ts'
import { findSimilarTexts } from '../../content/report/similar-texts.ts'
import { findUnusedImages } from '../../content/report/unused-images.ts'
import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { describeFix } from '../describe-fix.ts'
import type { LiveSite } from '../live-site.ts'
import type { ReportGroup, ReportItem } from '../protocol/site-tools.ts'
import { listTextsCached } from './search-texts.ts'

/** Pages farther than this from the home page are hard to find (clicks). */
const MAX_DEPTH = 3

/** Groups of the report in the order in which they are shown. */
const GROUPS = [
  'Flagged links',
  'Pages that are hard to find',
  'Titles and descriptions',
  'Alternative texts',
  'Texts',
  'Repeated texts',
  'Links',
  'Unused parts and images',
  'Other',
] as const

type GroupTitle = (typeof GROUPS)[number]

/** The group of a warning by its code, else by the first half of the code. */
const GROUP_BY_CODE: Readonly<Record<string, GroupTitle>> = {
  'page/unlinked': 'Pages that are hard to find',
  'page/near-copy': 'Repeated texts',
  page: 'Titles and descriptions',
  image: 'Alternative texts',
  'text/twice': 'Repeated texts',
  text: 'Texts',
  link: 'Links',
  'figure/unused': 'Unused parts and images',
  'set/unused': 'Unused parts and images',
  'file/left-out': 'Unused parts and images',
}

interface ReportInput {
  readonly live: LiveSite
  readonly site: CompiledSite
  readonly root: MapTree
  readonly text: string
  readonly version: string
  /** Texts of the style sheets of the site. */
  readonly styles: readonly string[]
}

type Finding = ReportItem & { readonly group: GroupTitle }

/** What could be improved although the site is valid. Uses the warnings of the compiler. */
export function createSiteReport(input: ReportInput): ReportGroup[] {
  const describer = new Describer(input.root, input.live.context.vocabulary)
  const create = (group: GroupTitle, at: Path, message: string, hint = ''): Finding => ({
    group,
    at,
    message,
    hint,
    page: findPage(input.root.data, at) ?? null,
    place: describer.describePlace([...at, ''], undefined),
    text: showText(getValueAt(input.root.data, at)),
  })
  const findings = [
    ...listFlags(input, create),
    ...listWarnings(input, create),
    ...listDistantPages(input, create),
    ...listSimilarTexts(input, create),
    ...listUnusedImages(input),
  ]
  return GROUPS.flatMap((title) => {
    const items = findings.filter(({ group }) => group === title)
    return items.length === 0 ? [] : [{ title, items: items.map(({ group: _, ...item }) => item) }]
  })
}

type Create = (group: GroupTitle, at: Path, message: string, hint?: string) => Finding

const showText = (value: unknown): string => (typeof value === 'string' ? value : '')

const listFlags = ({ site }: ReportInput, create: Create): Finding[] =>
  site.links.flags.map(({ path, target, reason, uses }) => ({
    ...create(
      'Flagged links',
      path,
      uses > 1 ? `${reason} (${uses} links)` : reason,
      'Replace it as soon as the target exists.',
    ),
    text: target === NOTHING ? '' : target,
  }))

function listWarnings({ live, text, version }: ReportInput, create: Create): Finding[] {
  const warnings = live.diagnostics.filter(({ severity }) => severity === 'warning')
  return warnings.map((warning): Finding => {
    const { code, path, message, hint, file, fix } = warning
    const found = create(getGroup(code), path, message, hint)
    if (file !== live.context.file) return { ...found, at: null, page: null, place: file }
    return fix ? { ...found, fix: { edits: fix, version, label: describeFix(text, fix) } } : found
  })
}

const getGroup = (code: Diagnostic['code']): GroupTitle =>
  GROUP_BY_CODE[code] ?? GROUP_BY_CODE[code.replace(/\/.*/, '')] ?? 'Other'

function listDistantPages({ site }: ReportInput, create: Create): Finding[] {
  return getClickDepths(site).flatMap((depth, index) =>
    depth !== undefined && depth > MAX_DEPTH
      ? [
          create(
            'Pages that are hard to find',
            ['routes', index, 'path'],
            `This page is ${depth} clicks away from the home page.`,
            'Link to it from the menu or from a page that is easier to find.',
          ),
        ]
      : [],
  )
}

function listSimilarTexts({ root, live }: ReportInput, create: Create): Finding[] {
  const texts = listTextsCached(root, live.context.vocabulary)
  return findSimilarTexts(texts.map(({ text }) => text)).flatMap(([later, earlier]) => {
    const [one, other] = [texts[later], texts[earlier]]
    if (!one || !other) return []
    const page = findPage(root.data, other.at)?.title ?? 'the whole site'
    const message = `Nearly the same text is on “${page}”: “${other.text}”`
    return [create('Repeated texts', one.at, message, 'Use the same words, or other ones.')]
  })
}

const listUnusedImages = ({ site, root, live, styles }: ReportInput): Finding[] =>
  findUnusedImages(site, root.data, live.publicFiles, styles).map((address) => ({
    group: 'Unused parts and images',
    at: null,
    page: null,
    place: '',
    text: address,
    message: 'No page shows this image.',
    hint: 'Delete the file if it is not needed. It is published, too.',
    file: address,
  }))
