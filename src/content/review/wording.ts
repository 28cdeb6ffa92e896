import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import type { Memory } from '../memory.ts'
import type { Path } from '../model.ts'
import { pathKey, placesOf } from '../once.ts'
import { allReferences } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { alternativeDiagnostics } from './alternatives.ts'
import { figureDiagnostics } from './figures.ts'
import { labelDiagnostics } from './labels.ts'
import { repeatedEntries } from './repeated-entries.ts'
import { textDiagnostics } from './texts/texts.ts'

/**
 * What is valid, but probably not meant: slips in texts, alternative texts and links. Warnings, also for a site with
 * errors elsewhere.
 * @param isDoubtful whether something else is wrong at a place, which may be the reason
 */
export function wordingDiagnostics(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  { site }: Vocabulary,
  isDoubtful: (path: Path) => boolean,
  memory?: Memory,
): SpanDiagnostic[] {
  const all = allReferences(site, expanded.value)
  const inTexts = [
    ...textDiagnostics(source, root, expanded, all, isDoubtful, memory?.remarks),
    ...labelDiagnostics(source, root, expanded, all, isDoubtful),
    ...alternativeDiagnostics(root, expanded, all, isDoubtful),
    ...figureDiagnostics(root, isDoubtful),
  ]
  // What is wrong with a text by itself comes first: a copy of it is no second mistake.
  const told = placesOf(inTexts)
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  return [...inTexts, ...repeatedEntries(source, root, isTold)]
}
