import type { MistakeClass } from '../mistake.ts'
import { addresses } from './addresses.ts'
import { classic } from './classic.ts'
import { severalLines } from './lines.ts'
import { notMeant } from './not-meant.ts'
import { pasted } from './pasted.ts'
import { signs } from './signs.ts'

/** Every class of mistakes that the corpus makes. */
export const classes: readonly MistakeClass[] = [
  ...classic,
  ...pasted,
  ...signs,
  ...addresses,
  ...severalLines,
  ...notMeant,
]
