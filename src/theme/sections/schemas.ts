import type { z } from 'zod'
import type { Resolved } from '../../../schemas/resolved.ts'
import { createVocabulary } from '../../../schemas/vocabulary.ts'
import type { CompiledSite } from '../../content/model.ts'
import { createDefaults } from '../defaults/defaults.ts'
import { contrastPairs } from '../style/contrast-pairs.ts'
import { aliases } from './aliases.ts'
import * as kinds from './kinds.ts'

const grammar = createVocabulary(Object.values(kinds))

export const vocabulary = { ...grammar, aliases, contrastPairs, createDefaults }

type SectionSource = z.output<typeof grammar.site>['routes'][number]['sections'][number]

export type Section = Resolved<SectionSource>

export type ThemedSite = CompiledSite<Section>

export type Kind = SectionSource['kind']
