import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import type { Source } from './diagnostics/position.ts'
import type { PublicFiles } from './model.ts'
import { Poison } from './poison.ts'
import { createTargets, type SiteTargets } from './resolve/targets.ts'
import { StableValue } from './result-cache.ts'
import type { MapTree } from './tree.ts'
import type { Expanded } from './validate/expand.ts'

export interface Context<S extends SectionSource = SectionSource> {
  readonly source: Source
  readonly root: MapTree
  readonly expanded: Expanded
  readonly publicFiles: PublicFiles
  readonly vocabulary: Vocabulary<S>
  readonly targets: SiteTargets
  readonly poison: Poison
}

export const createContext = <S extends SectionSource>(
  site: Omit<Context<S>, 'targets' | 'poison'>,
  targets = new StableValue<SiteTargets>(),
): Context<S> => ({
  ...site,
  targets: targets.keep(createTargets(site.root.data, site.publicFiles, site.vocabulary.kinds)),
  poison: new Poison(),
})
