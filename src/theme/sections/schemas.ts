import type { z } from 'zod'
import type { Resolved } from '../../../schemas/resolved.ts'
import { vocabularyOf } from '../../../schemas/vocabulary.ts'
import type { CompiledSite } from '../../content/model.ts'
import { createDefaults } from '../defaults/defaults.ts'
import { contrastPairs } from '../style/contrast-pairs.ts'
import * as kinds from './kinds.ts'

const grammar = vocabularyOf(Object.values(kinds))

/** What this theme gives the compiler. */
export const vocabulary = { ...grammar, contrastPairs, createDefaults }

/** A valid section, one of the kinds above. */
type SectionSource = z.output<typeof grammar.site>['routes'][number]['sections'][number]

/** A section of one of the kinds above, ready to show. */
export type Section = Resolved<SectionSource>

/** A compiled site of these kinds. */
export type ThemedSite = CompiledSite<Section>

/** The name of a section kind. */
export type Kind = SectionSource['kind']
