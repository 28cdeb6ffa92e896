/** The pictures that stand for the pages of a site where their addresses are shared. */
import { join } from 'node:path'
import type { CompiledSite, Image, PageData, Theme } from '../../content/model.ts'
import { isHome } from '../../contract/base.ts'
import { decodePath } from '../../contract/routes.ts'
import { mergeFonts, readFont } from '../../site-folder/font.ts'
import { readPublicFile, readPublicFiles } from '../../site-folder/public-files.ts'
import type { RoleFont } from '../../theme/style/font-stacks.ts'
import { createLazyFile, openFileCache } from '../file-cache.ts'
import { getMediaType } from '../media-types.ts'
import type { CardColors } from './card.ts'
import { type CardFont, type CardInput, createCardHasher } from './card-input.ts'
import { findDrawableText } from './drawable-text.ts'
import { CARD_SIZE, type ColorScheme, isDrawable, type PictureFile } from './picture-file.ts'

/** A picture as documents name it; its address is one of this site. */
export interface SocialImage extends Image {
  readonly type: string
}

export interface SocialImages {
  /** By the ids of pages. */
  readonly byPageId: ReadonlyMap<string, SocialImage>
  /** Those that were made here. */
  readonly files: readonly { readonly address: string; readonly body: Buffer }[]
}

interface Folders {
  readonly publicDir: string
  /** Where pictures are kept from build to build. */
  readonly cacheDir: string
}

const FOLDER = '/social'

/** Space after letters, by role (em). */
const TRACKING = { display: -0.02, mono: 0 } as const

/**
 * One picture a page. What has not changed since an earlier build is not drawn again; a file that
 * somebody put at the address of a picture takes its place.
 */
export async function createSocialImages(
  site: CompiledSite,
  places: Folders,
): Promise<SocialImages> {
  const own = await readPublicFiles(join(places.publicDir, FOLDER))
  const nameOf = createCardHasher()
  const store = openFileCache(places.cacheDir)
  const workOf = await worksOf(site, places.publicDir)
  const byPageId = new Map<string, SocialImage>()
  const bodies = new Map<string, () => Buffer>()
  const missing = new Map<CardInput, { readonly address: string; readonly name: string }>()
  for (const page of site.pages) {
    const file = `/${page.id}.png`
    const address = site.publication.base + FOLDER + file
    const theirs = own.get(file)
    const isOwn = theirs && 'width' in theirs
    const work = isOwn ? undefined : workOf?.(page)
    // Without a font there are no letters to draw.
    if (!isOwn && !work) continue
    const size = isOwn ? theirs : CARD_SIZE
    byPageId.set(page.id, {
      src: address,
      type: getMediaType(file),
      alt: altOf(site, page),
      ...size,
    })
    if (!work) continue
    const name = `${nameOf(work)}.png`
    const body = store.get(name)
    if (body) bodies.set(address, body)
    else missing.set(work, { address, name })
  }
  if (missing.size > 0) {
    // Only now, just after its hash became part of the names: it may be edited while a site is being built.
    const { renderCards } = await import('./render-cards.ts')
    await renderCards([...missing.keys()], async (work, png) => {
      const { address, name } = missing.get(work) ?? unasked()
      await store.put(name, png)
      bodies.set(address, store.get(name) ?? (() => png))
    })
  }
  // In the order of the pages, whichever was painted first.
  const files = [...byPageId.values()].flatMap(({ src }) => {
    const body = bodies.get(src)
    return body ? [createLazyFile(src, body)] : []
  })
  return { byPageId, files }
}

function unasked(): never {
  throw new Error('A picture was drawn that nobody asked for.')
}

/** What the pictures of pages are made from; files are read once. */
async function worksOf(
  site: CompiledSite,
  publicDir: string,
): Promise<((page: PageData) => CardInput) | undefined> {
  const { shell, theme, collections, publication } = site
  const { display: displayFont, mono: monoFont = displayFont } = theme.fonts
  const { icon } = publication
  if (!displayFont || !monoFont || !icon) return undefined
  const read = (src: string): Buffer =>
    readPublicFile(publicDir, decodePath(src).slice(publication.base.length))
  const fileOf = ({ src, width, height }: Image): PictureFile => ({
    type: getMediaType(src),
    bytes: read(src),
    width,
    height,
  })
  const fontOf = ({ src, weight, width }: RoleFont, tracking: number): CardFont => ({
    files: src.map((file) => ({ bytes: readPublicFile(publicDir, file) })),
    variant: { weight, width, tracking },
  })
  const display = fontOf(displayFont, TRACKING.display)
  const mono = fontOf(monoFont, TRACKING.mono)
  const iconFile = fileOf(icon)
  const readCharacters = async ({ files }: CardFont) => {
    const fonts = await Promise.all(files.map(({ bytes }) => readFont(bytes)))
    return mergeFonts(fonts)?.characters ?? new Set<number>()
  }
  const displayLetters = await readCharacters(display)
  const monoLetters = await readCharacters(mono)
  const inDisplay = (...texts: string[]) => findDrawableText(texts, displayLetters)
  const inMono = (...texts: string[]) => findDrawableText(texts, monoLetters)
  return (page) => {
    const { placement, path } = page
    const collection = collections[placement.collection ?? '']
    const colorScheme = collection?.subject === 'work' ? 'dark' : 'light'
    const image = site.outlines.get(path)?.image
    const host = new URL(publication.origin).host + publication.base
    const { name } = shell.company
    return {
      texts: {
        headline: inDisplay(headlineOf(site, page), page.title, name, host),
        address: inMono(isHome(path) ? host : path),
        name: inDisplay(name, host),
        collection:
          placement.collection === undefined
            ? ''
            : inMono(collection?.label ?? placement.collection, placement.collection),
        pageNumber: placement.code
          ? inMono(
              `${placement.code} ${shell.words.pageNumberOf} ${placement.total}`,
              placement.code,
            )
          : '',
      },
      colors: getColors(theme, colorScheme),
      colorScheme,
      subject: image && isDrawable(getMediaType(image.src)) ? fileOf(image) : iconFile,
      icon: iconFile,
      display,
      mono,
    }
  }
}

/** Works have the dark ground of their covers. */
function getColors({ light, dark }: Theme, colorScheme: ColorScheme): CardColors {
  const { accent, onAccent } = light
  if (colorScheme === 'light') {
    const { background, text, muted, border } = light
    return { background, text, muted, border, highlight: accent, accent, onAccent }
  }
  const { muted, border, accent: highlight } = dark
  return {
    background: light.inverse,
    text: light.onInverse,
    muted,
    border,
    highlight,
    accent,
    onAccent,
  }
}

const headlineOf = ({ outlines }: CompiledSite, { path, title }: PageData): string =>
  outlines.get(path)?.title ?? title

/** With the page number, and what the drawing says of itself. */
function altOf(site: CompiledSite, page: PageData): string {
  const { code } = page.placement
  const title = `${code ? `${site.shell.words.pageNumber} ${code}: ` : ''}${headlineOf(site, page)}`
  const alt = site.outlines.get(page.path)?.image?.alt
  return alt ? `${title}. ${alt}` : title
}
