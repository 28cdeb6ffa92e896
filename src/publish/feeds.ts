import { Feed } from 'feed'
import type { CompiledSite, PageData, SiteFeed } from '../content/model.ts'
import { getShell } from '../content/pages/languages.ts'
import { escapeHtml } from '../contract/not-found.ts'
import { FEED_TYPE } from './media-types.ts'
import type { PublishedFile } from './published-files.ts'

const MAX_ENTRIES = 50

/** Atom (RFC 4287), without times of the build, so that equal sites have equal feeds. */
export const createFeeds = (site: CompiledSite): PublishedFile[] =>
  site.feeds.map((feed) => ({
    address: feed.address,
    type: FEED_TYPE,
    body: createFeed(site, feed),
  }))

function createFeed(site: CompiledSite, about: SiteFeed): string {
  const { publication, pages } = site
  const { origin, base, language } = publication
  const { name } = getShell(site, about).company
  const entries = sortPages(pages, about.collection).slice(0, MAX_ENTRIES)
  const address = origin + about.address
  const feed = new Feed({
    title: about.title,
    id: address,
    link: origin + (about.page ?? `${base}/`),
    language: about.language ?? language,
    // A feed without entries has an update time as well (RFC 4287, section 4.1.1).
    updated: toTime(entries[0]?.placement.date?.iso ?? '1970-01-01'),
    generator: false,
    author: { name },
    feedLinks: { atom: address },
  })
  for (const { title, description, canonical, placement } of entries) {
    const date = toTime(placement.date?.iso ?? '')
    feed.addItem({
      title: escapeHtml(title),
      description: escapeHtml(description),
      ...{ id: canonical, link: canonical, date, published: date },
    })
  }
  return feed.atom1()
}

/** Noon in UTC is the same day in almost all time zones. */
const toTime = (iso: string): Date => new Date(`${iso}T12:00:00Z`)

const sortPages = (pages: readonly PageData[], collection: string): PageData[] =>
  pages
    .filter(({ placement }) => placement.collection === collection && placement.date)
    .sort(({ placement: a }, { placement: b }) =>
      (b.date?.iso ?? '').localeCompare(a.date?.iso ?? ''),
    )
