import type { MistakeClass } from '../mistake.ts'
import { addresses } from './addresses.ts'
import { ofContent } from './content.ts'
import { ofForm } from './form.ts'
import { severalLines } from './lines.ts'
import { notMeant } from './not-meant.ts'
import { pasted } from './pasted.ts'
import { pastedLines } from './pasted-lines.ts'
import { signs } from './signs.ts'
import { slips } from './slips.ts'

/** Every class of mistakes that the corpus makes. */
export const classes: readonly MistakeClass[] = [
  ...ofForm,
  ...ofContent,
  ...pasted,
  ...pastedLines,
  ...signs,
  ...addresses,
  ...severalLines,
  ...notMeant,
  ...slips,
]
