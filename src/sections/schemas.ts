import type { z } from 'zod'
import { vocabularyOf } from '../../schemas/vocabulary.ts'
import type { Resolved } from '../model.ts'
import * as kinds from './kinds.ts'

/** The grammar of site files with the kinds of this project. */
export const vocabulary = vocabularyOf(Object.values(kinds))

/** A valid site as zod gives it: references are still references. */
export type Site = z.output<typeof vocabulary.site>

/** A valid section, one of the kinds. */
export type SectionSource = Site['routes'][number]['sections'][number]

/** A section of one of the kinds, ready to show. */
export type Section = Resolved<SectionSource>

/** The name of a section kind. */
export type Kind = SectionSource['kind']
