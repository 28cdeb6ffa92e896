import type { Draft } from './drafts.ts'
import { numberFor, picked, publicFiles } from './ground.ts'
import type { Json } from './json.ts'

export interface KnownPage {
  readonly path: string
  readonly anchors: readonly string[]
}

/** All possible link targets. */
export interface Targets {
  readonly pages: readonly KnownPage[]
  readonly panels: readonly string[]
}

/** Notations of an address, each a function of the draft, the targets and the current page. */
const WAYS: readonly ((draft: Draft<'link'>, targets: Targets, page?: KnownPage) => string)[] = [
  (draft, { pages }) => picked(pages, draft.pick).path,
  (draft, { pages }) => {
    const page = picked(pages, draft.pick)
    return `${page.path}#${picked(page.anchors, draft.anchor)}`
  },
  (draft, _, page) => `#${page ? picked(page.anchors, draft.anchor) : 'main'}`,
  (draft, { pages }) => picked(pages, draft.pick).path.toUpperCase(),
  (draft, { pages }) => `${picked(pages, draft.pick).path}/`.replace('//', '/'),
  (draft) => picked([...publicFiles.keys()], draft.pick),
  () => '/sitemap.xml',
  ({ anchor }) => `https://www.example.com/${anchor}?a=1&b="<2>"#c`,
  () => 'mailto:somebody@example.com?subject=A&body=B',
  ({ anchor }) => `tel:+1585555${String(anchor % 10_000).padStart(4, '0')}`,
]

/** Flagged targets. */
const DEAD = [
  'nothing',
  '/zzqxv-dead',
  '/zzqxv/#dead',
  '#zzqxv-dead',
  'zzqxv',
  'https://zzqxv.example',
]

export function closedLink(draft: Draft<'link'>, targets: Targets, page?: KnownPage): Json {
  const { form, pick, anchor, reason } = draft
  if (form === 'open' && targets.panels.length > 0) return { open: picked(targets.panels, pick) }
  if (form === 'flagged') return { flagged: picked(DEAD, pick), reason }
  return picked(WAYS, numberFor(String(anchor)))(draft, targets, page)
}
