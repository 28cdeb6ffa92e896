import { join } from 'node:path'
import type { CompiledSite, Image, PageData, PublicFiles, Theme } from '../../content/model.ts'
import { getShell } from '../../content/pages/languages.ts'
import { isHome } from '../../contract/base.ts'
import { mergeFonts, readFont } from '../../site-folder/font.ts'
import { readPublicFile, readPublicFiles } from '../../site-folder/public-files.ts'
import type { RoleFont } from '../../theme/style/font-stacks.ts'
import { createLazyFile, openFileCache, readAgain } from '../file-cache.ts'
import { getMediaType } from '../media-types.ts'
import type { CardColors } from './card.ts'
import { type CardFont, type CardInput, createCardHasher, hasPhoto } from './card-input.ts'
import type { NamedCard } from './card-thread.ts'
import { loadDefaultFont } from './default-font.ts'
import { findDrawableText } from './drawable-text.ts'
import { type Drawing, startDrawing } from './drawing.ts'
import { CARD_SIZE, type ColorScheme, type PictureFile } from './picture-file.ts'

export interface SocialImage extends Image {
  readonly type: string
}

export interface SocialImages {
  readonly byPageId: ReadonlyMap<string, SocialImage>
  /** Excludes images in the public folder. Their bodies can be read when `drawing` has finished. */
  readonly files: readonly { readonly address: string; readonly body: Buffer }[]
  /** Number of images of earlier builds. */
  readonly reused: number
  readonly drawing: Drawing
}

interface Options {
  readonly publicDir: string
  readonly cacheDir: string
}

const FOLDER = '/social'

/** em. */
const TRACKING = { display: -0.02, mono: 0 } as const

/** One image per page. A PNG or JPEG file with the id of the page in the public folder replaces it. Missing images are drawn in a thread. */
export async function createSocialImages(
  site: CompiledSite,
  { publicDir, cacheDir }: Options,
): Promise<SocialImages> {
  const ownFiles = await readPublicFiles(join(publicDir, FOLDER))
  const hashCard = createCardHasher()
  const cache = openFileCache(cacheDir)
  // A cache that knows the new images.
  const getDrawn = once(() => openFileCache(cacheDir))
  const createCard = await prepareCards(site, publicDir)
  const byPageId = new Map<string, SocialImage>()
  const files: SocialImages['files'][number][] = []
  const missing: NamedCard[] = []
  for (const page of site.pages) {
    const own = findOwnImage(ownFiles, page)
    const card = own ? undefined : createCard(page)
    const extension = card && hasPhoto(card) ? 'jpg' : 'png'
    const { file, width, height } = own ?? { file: `/${page.id}.${extension}`, ...CARD_SIZE }
    const address = site.publication.base + FOLDER + file
    const alt = createAltText(site, page)
    byPageId.set(page.id, { src: address, type: getMediaType(file), alt, width, height })
    if (!card) continue
    const name = `${hashCard(card)}.${extension}`
    const isKnown = cache.read(name) !== undefined
    if (!isKnown) missing.push({ name, card })
    files.push(createLazyFile(address, () => readAgain(isKnown ? cache : getDrawn(), name)))
  }
  const drawing = startDrawing({ cards: missing, cacheDir })
  return { byPageId, files, reused: files.length - missing.length, drawing }
}

function once<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}

function findOwnImage(files: PublicFiles, { id }: PageData) {
  for (const file of [`/${id}.png`, `/${id}.jpg`]) {
    const found = files.get(file)
    if (found && 'width' in found) return { ...found, file }
  }
  return undefined
}

async function prepareCards(
  site: CompiledSite,
  publicDir: string,
): Promise<(page: PageData) => CardInput> {
  const { theme, collections, publication } = site
  const images = new Map<string, PictureFile>()
  const readImage = ({ src, width, height }: Image): PictureFile => {
    const known = images.get(src)
    if (known) return known
    const file = decodeURIComponent(src).slice(publication.base.length)
    const bytes = readPublicFile(publicDir, file)
    const image = { type: getMediaType(src), bytes, width, height }
    images.set(src, image)
    return image
  }
  const { display, mono } = readFonts(theme.fonts, publicDir)
  const displayCharacters = await readCharacters(display)
  const monoCharacters = await readCharacters(mono)
  const inDisplay = (...texts: string[]) => findDrawableText(texts, displayCharacters)
  const inMono = (...texts: string[]) => findDrawableText(texts, monoCharacters)
  const icon = publication.icon && readImage(publication.icon)
  const host = new URL(publication.origin).host + publication.base
  const common = { icon, display, mono }
  return (page) => {
    const { placement, path } = page
    const { company, words, language } = getShell(site, page)
    const { name } = company
    const [initial] = new Intl.Segmenter(language).segment(name)
    const collection = collections[placement.collection ?? '']
    const colorScheme = collection?.subject === 'work' ? 'dark' : 'light'
    const image = site.outlines.get(path)?.image
    return {
      ...common,
      monogram: inDisplay((initial?.segment ?? '').toUpperCase()),
      texts: {
        headline: inDisplay(getHeadline(site, page), page.title, name, host),
        address: inMono(isHome(path) ? host : path),
        name: inDisplay(name, host),
        collection:
          placement.collection === undefined
            ? ''
            : inMono(collection?.label ?? placement.collection, placement.collection),
        pageNumber: placement.code
          ? inMono(`${placement.code} ${words.pageNumberOf} ${placement.total}`, placement.code)
          : '',
      },
      colors: getColors(theme, colorScheme),
      colorScheme,
      subject: image ? readImage(image) : icon,
    }
  }
}

/** Without fonts in the theme, uses the default font. */
function readFonts(fonts: Theme['fonts'], publicDir: string) {
  const read = ({ src, weight, width }: RoleFont, tracking: number): CardFont => ({
    files: src.map((file) => ({ bytes: readPublicFile(publicDir, file) })),
    variant: { weight, width, tracking },
  })
  const displayRole = fonts.display ?? fonts.text ?? fonts.mono
  const monoRole = fonts.mono ?? displayRole
  return {
    display: displayRole ? read(displayRole, TRACKING.display) : loadDefaultFont(TRACKING.display),
    mono: monoRole ? read(monoRole, TRACKING.mono) : loadDefaultFont(TRACKING.mono),
  }
}

async function readCharacters({ files }: CardFont): Promise<ReadonlySet<number>> {
  const fonts = await Promise.all(files.map(({ bytes }) => readFont(bytes)))
  return mergeFonts(fonts)?.characters ?? new Set()
}

/** Pages of works are dark, like their covers. */
function getColors({ light, dark }: Theme, colorScheme: ColorScheme): CardColors {
  const { accent, onAccent } = light
  if (colorScheme === 'light') {
    const { background, text, muted, border } = light
    return { background, text, muted, border, highlight: accent, accent, onAccent }
  }
  const { muted, border, accent: highlight } = dark
  const { inverse: background, onInverse: text } = light
  return { background, text, muted, border, highlight, accent, onAccent }
}

const getHeadline = ({ outlines }: CompiledSite, { path, title }: PageData): string =>
  outlines.get(path)?.title ?? title

/** Headline, page number and alternative text of the picture. */
function createAltText(site: CompiledSite, page: PageData): string {
  const { code } = page.placement
  const title = `${code ? `${getShell(site, page).words.pageNumber} ${code}: ` : ''}${getHeadline(site, page)}`
  const alt = site.outlines.get(page.path)?.image?.alt
  return alt ? `${title}. ${alt}` : title
}
