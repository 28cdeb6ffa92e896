/** Writing the pictures to a folder, without touching what an editor has replaced. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entries } from './catalogue.ts'
import { isGenerated, stamped } from './file.ts'
import { svgOf } from './stroke.ts'

/** What became of the pictures, by address. */
export interface Written {
  readonly written: readonly string[]
  readonly unchanged: readonly string[]
  /** Files that somebody put there: left as they are. */
  readonly replaced: readonly string[]
}

/** Writes every picture of the catalogue below `folder`. */
export function writeDrawings(folder: string): Written {
  const [written, unchanged, replaced]: [string[], string[], string[]] = [[], [], []]
  for (const [address, picture] of entries) {
    const file = join(folder, address)
    const text = stamped(svgOf(picture))
    const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (present === text) unchanged.push(address)
    else if (present !== undefined && !isGenerated(present)) replaced.push(address)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      written.push(address)
    }
  }
  return { written, unchanged, replaced }
}
