import { basename } from 'node:path'
import type { Theme } from '../content/model.ts'
import { encodePath } from '../contract/routes.ts'
import { type Font, readFont } from '../site-folder/font.ts'
import { readPublicFile } from '../site-folder/public-files.ts'
import { FONT_ROLES } from '../theme/style/font-stacks.ts'
import type { DocumentFonts } from './document.ts'
import { createFontFaceCss, type LoadedFont } from './fonts/face-css.ts'
import { hashSource } from './policy.ts'
import type { PublishedFile } from './published-files.ts'

export interface SiteFonts extends DocumentFonts {
  /** Fonts under the addresses in documents. */
  readonly files: readonly PublishedFile[]
}

/** @param addressOf address of a font, without the base path. @throws with the name of an invalid font file */
export async function loadSiteFonts(
  fonts: Theme['fonts'],
  publicDir: string,
  base = '',
  addressOf: (src: string, body: Buffer) => string = hashedAddress,
): Promise<SiteFonts> {
  const loaded = new Map<string, LoadedFont>()
  const files: PublishedFile[] = []
  for (const src of new Set(FONT_ROLES.flatMap((role) => fonts[role]?.src ?? []))) {
    const body = readPublicFile(publicDir, src)
    const address = base + addressOf(src, body)
    loaded.set(src, { font: await getFont(src, body), address })
    files.push({ address, body, immutable: true })
  }
  return { css: createFontFaceCss(fonts, loaded), files }
}

/** Fonts in development keep their addresses from the site file. */
export const loadDevFonts = (
  fonts: Theme['fonts'],
  publicDir: string,
  base = '',
): Promise<DocumentFonts> => loadSiteFonts(fonts, publicDir, base, encodePath)

/** Content-based, so that browsers cache the file as immutable. */
const hashedAddress = (src: string, body: Buffer): string => {
  const hash = hashSource(body)
    .replace(/^sha256-|\W/g, '')
    .slice(0, 8)
  const name = basename(src, '.woff2').replace(/[^\w.-]+/g, '-')
  return `/assets/${name}-${hash}.woff2`
}

async function getFont(src: string, body: Buffer): Promise<Font> {
  try {
    return await readFont(body)
  } catch (error) {
    throw new Error(`public${src} cannot be read as a font.`, { cause: error })
  }
}
