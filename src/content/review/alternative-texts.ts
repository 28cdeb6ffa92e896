import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { altIsEmpty, altIsFile, altSaysImage } from '../diagnostics/text-messages.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { Found } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'

const FILE = /^[^\s/]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i

/** Names that cameras, telephones and screens give to files. */
const CAMERA =
  /^(?:img|dsc[nf]?|pxl|dji|mvi|p|screenshot|bildschirmfoto|whatsapp image)[-_ ]?\d[\d\s_.:-]*(?:at [\d.:]+)?$/i

/** Words that say only that there is a picture. */
const EMPTY =
  /^(?:an? |the |das |ein |une? |l[’'])?(?:image|picture|photo|photograph|graphic|illustration|icon|logo image|alt(?:ernative)? text|alt|bild|foto|grafik|abbildung|alternativtext|texte alternatif|imagen|immagine)(?: \d+| here)?[.!]?$/i

const IMAGE =
  /^(?:an? |the )?(?:image|picture|pic|photo|photograph|graphic|screenshot image) (?:of|showing|that shows|with) (?=\S)|^(?:image|picture|photo): (?=\S)|^(?:(?:ein|das) )?(?:Bild|Foto|Abbildung) (?:von|des|der|eines|einer|vom|mit) (?=\S)|^(?:une )?(?:image|photo) d(?:e|u|es) (?=\S)|^(?:imagen|foto) de (?=\S)/i

/** Alternative texts that tell nothing, or what screen readers tell themselves (WCAG 1.1.1). */
export function checkAlternativeTexts(
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  return all.flatMap(({ ref, path: inSite }): SpanDiagnostic[] => {
    if (ref.ref !== 'image' || !ref.alt) return []
    const alt = ref.alt.template.trim()
    const said = messageOf(alt, ref.src)
    if (!said) return []
    const path = [...expanded.toSourcePath(inSite), 'alt']
    if (isDoubtful(path)) return []
    return [{ ...said, span: getSpan(root, path), path }]
  })
}

function messageOf(alt: string, src: string): Message | undefined {
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  // `cloud` is the name of a file and may be a fine text; `img_2034` and `cloud-2` are none.
  if (FILE.test(alt) || CAMERA.test(alt) || (alt === name && /[-_\d]/.test(name)))
    return altIsFile()
  if (EMPTY.test(alt)) return altIsEmpty(alt)
  const [words] = IMAGE.exec(alt) ?? []
  if (!words) return undefined
  const rest = alt.slice(words.length)
  return altSaysImage(words.trim(), rest.charAt(0).toUpperCase() + rest.slice(1))
}
