import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import type { CompileCache } from '../compile-cache.ts'
import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import type { Path } from '../model.ts'
import { collectPathKeys, pathKey } from '../paths.ts'
import { getReferences } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { checkAlternativeTexts } from './alternative-texts.ts'
import { checkFigures } from './figures.ts'
import { checkLabels } from './labels.ts'
import { findRepeatedEntries } from './repeated-entries.ts'
import { checkTexts } from './texts/texts.ts'

/** Reports valid content that is probably a mistake, as warnings. The site may have errors elsewhere. */
export function checkWording(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  { site }: Vocabulary,
  isDoubtful: (path: Path) => boolean,
  memory?: CompileCache,
): SpanDiagnostic[] {
  const all = getReferences(site, expanded.value)
  const inTexts = [
    ...checkTexts(source, root, expanded, all, isDoubtful, memory?.remarks),
    ...checkLabels(source, root, expanded, all, isDoubtful),
    ...checkAlternativeTexts(root, expanded, all, isDoubtful),
    ...checkFigures(root, isDoubtful),
  ]
  // Skip copies of texts that already have a diagnostic.
  const told = collectPathKeys(inTexts)
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  return [...inTexts, ...findRepeatedEntries(source, root, isTold)]
}
