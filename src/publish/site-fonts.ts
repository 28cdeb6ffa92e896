/** The fonts of a site as its documents need them. */
import { basename } from 'node:path'
import type { Theme } from '../content/model.ts'
import { encodedPath } from '../contract/routes.ts'
import { readFont } from '../site-folder/fonts/read.ts'
import { readPublicFile } from '../site-folder/public-files.ts'
import type { DocumentFonts } from './document.ts'
import { faceCss, type LoadedFont } from './fonts/face-css.ts'
import { hashSource } from './policy.ts'
import type { PublishedFile } from './publish.ts'

export interface SiteFonts extends DocumentFonts {
  /** The fonts under the addresses that the documents name. */
  readonly files: readonly PublishedFile[]
}

/**
 * Reads the fonts of a theme.
 * @param addressOf where pages load a font from
 * @throws with the name of a file that is no font
 */
export function siteFonts(
  fonts: Theme['fonts'],
  publicDir: string,
  addressOf: (src: string, body: Buffer) => string = hashedAddress,
): SiteFonts {
  const loaded = new Map<string, LoadedFont>()
  const files: PublishedFile[] = []
  const load = (src: string): LoadedFont => {
    const known = loaded.get(src)
    if (known) return known
    const body = readPublicFile(publicDir, src)
    const one = { font: fontOf(src, body), address: addressOf(src, body) }
    files.push({ address: one.address, body, immutable: true })
    loaded.set(src, one)
    return one
  }
  const css = faceCss(fonts, load)
  return { css, files }
}

/** The fonts in development: from where they lie, under the addresses that the site file names. */
export const fontsInPlace = (fonts: Theme['fonts'], publicDir: string): DocumentFonts =>
  siteFonts(fonts, publicDir, encodedPath)

/** An address that changes with the content, so that browsers keep the file for ever. */
const hashedAddress = (src: string, body: Buffer): string => {
  const hash = hashSource(body)
    .replace(/^sha256-|\W/g, '')
    .slice(0, 8)
  const name = basename(src, '.woff2').replace(/[^\w.-]+/g, '-')
  return `/assets/${name}-${hash}.woff2`
}

function fontOf(src: string, body: Buffer): LoadedFont['font'] {
  try {
    return readFont(body)
  } catch (error) {
    throw new Error(`public${src} cannot be read as a font.`, { cause: error })
  }
}
