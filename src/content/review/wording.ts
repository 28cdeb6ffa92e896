import type { CompileCache } from '../compile-cache.ts'
import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import type { Path } from '../model.ts'
import { collectPathKeys, pathKey } from '../paths.ts'
import type { Found } from '../resolve/references.ts'
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
  references: readonly Found[],
  isDoubtful: (path: Path) => boolean,
  memory?: CompileCache,
): SpanDiagnostic[] {
  const inTexts = [
    ...checkTexts(source, root, expanded, references, isDoubtful, memory?.remarks),
    ...checkLabels(source, root, expanded, references, isDoubtful),
    ...checkAlternativeTexts(root, expanded, references, isDoubtful),
    ...checkFigures(root, isDoubtful),
  ]
  // Skip copies of texts that already have a diagnostic.
  const told = collectPathKeys(inTexts)
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  return [...inTexts, ...findRepeatedEntries(source, root, isTold)]
}
