/** The subjects of drawings: a file for each topic under `motifs/`, found by its name. */
import { readdirSync } from 'node:fs'
import type { Ink } from './stroke.ts'

/** Pictures by the name of the function that draws each. */
type Motifs = Readonly<Record<string, () => Ink>>

const folder = new URL('motifs/', import.meta.url)

// A file of motifs exports functions that draw, and nothing else.
const files: readonly Motifs[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map((file): Promise<Motifs> => import(new URL(file, folder).href)),
)

/** All subjects, topic by topic; all are of the same size. */
export const motifs: readonly Motifs[] = files.map((motifsOfFile) => {
  const { banner: _, viaduct: __, ...subjects } = motifsOfFile
  return subjects
})

export { banner, viaduct } from './motifs/trestle.ts'
