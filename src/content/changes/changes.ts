import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { PartCache } from '../cache.ts'
import { createSource } from '../diagnostics/position.ts'
import type { Path } from '../model.ts'
import { parseDocument } from '../parse/document.ts'
import { collectVariables, fillVariables } from '../resolve/variables.ts'
import type { Data, MapTree } from '../tree.ts'
import { getValueAt } from '../value-at.ts'
import { compareSites, type Revert } from './compare-sites.ts'
import { createDescriber } from './describe.ts'

/** A difference of two versions of a site file, in words. */
export interface SiteChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  /** Undefined for parts of the whole site, such as menus. */
  readonly page: { readonly path: string; readonly title: string } | undefined
  /** The section or list entry that contains it; empty for the page itself. */
  readonly place: string
  /** Without a full stop: Headline “A” is now “B”. */
  readonly text: string
  /** Complete texts; undefined for other values. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** In the new version; of a removed part, where it would be inserted again. */
  readonly at: Path
  /** Restores the old state in the new version. */
  readonly revert: Revert
}

/**
 * Compares two texts of a site file by their content: comments, formatting and the order of keys are no change.
 * @param parts parts of the texts of the previous call
 * @returns undefined if one of them is no valid YAML
 */
export function listChanges(
  before: string,
  after: string,
  vocabulary: Vocabulary,
  parts = new PartCache(),
): readonly SiteChange[] | undefined {
  // Equal parts of both texts become the same objects, which are compared at once.
  const old = parseSite(before, parts)
  const now = parseSite(after, parts)
  if (!old || !now) return undefined
  const describe = createDescriber(old, now, vocabulary)
  return compareSites(old.data, now.data).map((difference): SiteChange => {
    const { kind, at, from, revert } = difference
    const isRemoved = kind === 'removed'
    const [{ data }, place] = isRemoved ? [old, from] : [now, at]
    return {
      kind: kind === 'movedUp' || kind === 'movedDown' ? 'moved' : kind,
      page: findPage(data, place),
      place: describe.place(difference),
      text: describe.text(difference),
      before: typeof difference.before === 'string' ? difference.before : undefined,
      after: typeof difference.after === 'string' ? difference.after : undefined,
      at,
      revert,
    }
  })
}

function parseSite(text: string, parts: PartCache): MapTree | undefined {
  const normalized = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const { tree, syntaxErrors } = parseDocument(createSource('site.yaml', normalized), parts)
  return syntaxErrors.length === 0 ? tree : undefined
}

/** The page that contains a part of a site. */
export function findPage(site: Data, [part, index]: Path): SiteChange['page'] {
  if (part !== 'routes' || index === undefined) return undefined
  const path = getValueAt(site, [part, index, 'path'])
  const title = getValueAt(site, [part, index, 'title'])
  if (typeof path !== 'string') return undefined
  return { path, title: fillVariables(String(title ?? path), collectVariables(site)).text }
}
