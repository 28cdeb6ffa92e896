import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ICON_HASHES, writeIcons } from '../../../artwork/drawings/icons.ts'
import { readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { folderOfTest } from '../../engine/server/folder.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')
const SIZES = {
  'icons/touch-180.png': 180,
  'icons/icon-192.png': 192,
  'icons/icon-512.png': 512,
  'icons/maskable-512.png': 512,
}
const ADDRESSES = Object.keys(SIZES)

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

let folder: string
let hashes: string
const write = () => writeIcons(folder, hashes)
beforeEach(() => {
  folder = folderOfTest()
  hashes = join(folder, 'hashes')
  write()
})

test('the icons in the public folder are those of the script, unless somebody replaced them', () => {
  const known = readFileSync(ICON_HASHES, 'utf8').split('\n')
  for (const address of ADDRESSES) {
    const present = readFileSync(join(PUBLIC, address))
    const isDrawn = known.includes(hashOf(present))
    const isCurrent = present.equals(readFileSync(join(folder, address)))
    expect(isCurrent || !isDrawn, `${address}: run \`npm run drawings\``).toBe(true)
  }
})

test('they have the sizes that they are for', async () => {
  const files = await readPublicFiles(folder)
  for (const [address, size] of Object.entries(SIZES)) {
    expect(files.get(`/${address}`)).toEqual({ width: size, height: size })
  }
})

test('a file that somebody put in the place of an icon is left alone, also later', () => {
  const [own = '', ...others] = ADDRESSES
  writeFileSync(join(folder, own), 'mine')
  for (let run = 0; run < 2; run += 1) {
    expect(write()).toEqual({ written: [], unchanged: others, replaced: [own] })
  }
  expect(readFileSync(join(folder, own), 'utf8')).toBe('mine')
})
