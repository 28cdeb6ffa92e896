import type { MistakeClass } from '../mistake.ts'
import { ofContent } from './content.ts'
import { ofForm } from './form.ts'
import { ofLines } from './lines.ts'
import { links } from './links.ts'
import { notMeant } from './not-meant.ts'
import { pasted } from './pasted.ts'
import { pastedLines } from './pasted-lines.ts'
import { ofPictures } from './pictures.ts'
import { signs } from './signs.ts'

/** Every class of mistakes that the corpus makes. */
export const classes: readonly MistakeClass[] = [
  ...ofForm,
  ...ofContent,
  ...pasted,
  ...pastedLines,
  ...signs,
  ...links,
  ...ofPictures,
  ...ofLines,
  ...notMeant,
]
