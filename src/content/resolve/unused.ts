import type { Context } from '../context.ts'
import { unusedCollection, unusedFigure } from '../diagnostics/reference-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getItems, getKeySpan, getString } from '../locate.ts'

/** Only for sites without errors, because an error may hide a use. */
export const findUnusedFigures = (
  { root, targets: { figures } }: Context,
  shown: ReadonlySet<string>,
): SpanDiagnostic[] =>
  [...figures]
    .filter((name) => !shown.has(name))
    .map((name) => {
      const path = ['figures', ...name.split('.')]
      return { ...unusedFigure(name), span: getKeySpan(root, path), path }
    })

/** Only for sites without errors. */
export function findUnusedCollections({
  root,
  targets: { collections },
}: Context): SpanDiagnostic[] {
  const used = new Set(getItems(root, ['routes']).map((route) => getString(route, 'collection')))
  return [...collections]
    .filter((name) => !used.has(name))
    .map((name) => {
      const path = ['collections', name]
      return { ...unusedCollection(name), span: getKeySpan(root, path), path }
    })
}
