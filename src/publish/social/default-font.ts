import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CardFont } from './card-input.ts'

/** Archivo, bold and wide, with Latin letters; without variations. The licence is in `default-font-licence.txt`. */
const FILES = ['default-font.woff2', 'default-font-latin.woff2', 'default-font-latin-ext.woff2']

export const loadDefaultFont = (tracking: number): CardFont => ({
  files: FILES.map((file) => ({ bytes: readFileSync(join(import.meta.dirname, file)) })),
  variant: { weight: 800, tracking },
})
