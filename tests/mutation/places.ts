/** Where mutation tests keep what they write; git knows nothing of it. */
import { join } from 'node:path'
import type { AreaName } from './areas.ts'

export const FOLDER = '.mutation'

/** What became of every mutant of an area, for the document. */
export const reportFile = (area: AreaName): string => join(FOLDER, `${area}.json`)

/** What need not be tried again. */
export const incrementalFile = (area: AreaName): string => join(FOLDER, `${area}.incremental.json`)
