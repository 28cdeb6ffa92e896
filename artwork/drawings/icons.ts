/** The mark of the site as pictures of fixed sizes, for places where no drawing can stand. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { ICON } from './tokens.ts'
import type { Written } from './write.ts'

/** Hashes (SHA-256) of the icons as they were made, one a line: a picture cannot carry its own. */
export const ICON_HASHES = join(import.meta.dirname, 'icons.sha256')

/** The lines of the mark on a square of 32, and how thick they are. */
const BEAMS = 'M1 6H31M10.5 6L4.5 29M21.5 6L27.5 29'
const BRACES = 'M7.5 17H24.5M10.5 6L24.5 17M21.5 6L7.5 17M7.5 17L26.5 26M24.5 17L5.5 26'

const BOX = 32

/** @param share of the square that the mark fills */
const markOn = (share: number): string => {
  const scale = `translate(${(BOX * (1 - share)) / 2} ${(BOX * (1 - share)) / 2 - share}) scale(${share})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">
<path d="M0 0H${BOX}V${BOX}H0Z" fill="${ICON.ground}"/>
<g transform="${scale}" fill="none" stroke="${ICON.ink}"><path d="${BEAMS}" stroke-width="3"/><path d="${BRACES}" stroke-width="1.5"/></g>
</svg>`
}

/** What is cut from a maskable icon leaves a circle of 80 % (Web Application Manifest, section 3.2). */
const ICONS: readonly (readonly [address: string, size: number, share: number])[] = [
  ['icons/touch-180.png', 180, 0.68],
  ['icons/icon-192.png', 192, 0.74],
  ['icons/icon-512.png', 512, 0.74],
  ['icons/maskable-512.png', 512, 0.54],
]

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const drawn = (size: number, share: number): Buffer =>
  Buffer.from(
    new Resvg(markOn(share), {
      fitTo: { mode: 'width', value: size },
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng(),
  )

/**
 * Writes the icons below `folder`; files that somebody put in their place are left as they are.
 * @param hashFile tells which files were made here, and learns which are now
 */
export function writeIcons(folder: string, hashFile: string): Written {
  const known = existsSync(hashFile) ? readFileSync(hashFile, 'utf8').split(/\s+/) : []
  const [written, unchanged, replaced]: [string[], string[], string[]] = [[], [], []]
  const hashes = ICONS.map(([address, size, share]) => {
    const file = join(folder, address)
    const picture = drawn(size, share)
    const present = existsSync(file) ? readFileSync(file) : undefined
    if (present?.equals(picture)) unchanged.push(address)
    else if (present && !known.includes(hashOf(present))) replaced.push(address)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
      written.push(address)
    }
    return hashOf(picture)
  })
  writeFileSync(hashFile, `${hashes.join('\n')}\n`)
  return { written, unchanged, replaced }
}
