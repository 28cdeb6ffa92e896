import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { altIsFile, altSaysImage } from '../diagnostics/text-messages.ts'
import { spanAt } from '../locate.ts'
import type { Path } from '../model.ts'
import type { Found } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'

const FILE = /^[^\s/]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i

const IMAGE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot image) of (?=\S)|^(?:Bild|Foto|Abbildung) (?:von|des|der|eines|einer) (?=\S)|^(?:image|photo) d(?:e|u) (?=\S)|^(?:imagen|foto) de (?=\S)/i

/** Alternative texts that tell nothing, or what screen readers tell themselves (WCAG 1.1.1). */
export function alternativeDiagnostics(
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  return all.flatMap(({ ref, path: inSite }): SpanDiagnostic[] => {
    if (ref.ref !== 'image' || !ref.alt) return []
    const said = messageOf(ref.alt.template.trim(), ref.src)
    if (!said) return []
    const path = [...expanded.origin(inSite), 'alt']
    return isDoubtful(path) ? [] : [{ ...said, span: spanAt(root, path), path }]
  })
}

function messageOf(alt: string, src: string): Message | undefined {
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  // `cloud` is the name of a file and may be a fine text; `img_2034` and `cloud-2` are none.
  if (FILE.test(alt) || (alt === name && /[-_\d]/.test(name))) return altIsFile()
  const [words] = IMAGE.exec(alt) ?? []
  return words ? altSaysImage(words.trim()) : undefined
}
