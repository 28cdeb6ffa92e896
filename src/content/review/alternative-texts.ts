import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { altIsEmpty, altIsFile, altSaysImage } from '../diagnostics/text-messages.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { Found } from '../resolve/references.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'

const FILE = /^[^\s/]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i

const CAMERA =
  /^(?:img|dsc[nf]?|pxl|dji|mvi|p|screenshot|bildschirmfoto|whatsapp image)[-_ ]?\d[\d\s_.:-]*(?:at [\d.:]+)?$/i

const EMPTY =
  /^(?:an? |the |das |ein |une? |l[’'])?(?:image|picture|photo|photograph|graphic|illustration|icon|logo image|alt(?:ernative)? text|alt|bild|foto|grafik|abbildung|alternativtext|texte alternatif|imagen|immagine)(?: \d+| here)?[.!]?$/i

const IMAGE =
  /^(?:an? |the )?(?:image|picture|pic|photo|photograph|graphic|screenshot image) (?:of|showing|that shows|with) (?=\S)|^(?:image|picture|photo): (?=\S)|^(?:(?:ein|das) )?(?:Bild|Foto|Abbildung) (?:von|des|der|eines|einer|vom|mit) (?=\S)|^(?:une )?(?:image|photo) d(?:e|u|es) (?=\S)|^(?:imagen|foto) de (?=\S)/i

/** WCAG 1.1.1. */
export function checkAlternativeTexts(
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  return all.flatMap(({ ref, path: inSite }): SpanDiagnostic[] => {
    if (ref.ref !== 'image' || !ref.alt) return []
    const alt = ref.alt.template.trim()
    const message = findFault(alt, ref.src)
    if (!message) return []
    const path = [...expanded.toSourcePath(inSite), 'alt']
    if (isDoubtful(path)) return []
    return [{ ...message, span: getSpan(root, path), path }]
  })
}

function findFault(alt: string, src: string): Message | undefined {
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  // `cloud` may be a fine text; `img_2034` and `cloud-2` are file names.
  if (FILE.test(alt) || CAMERA.test(alt) || (alt === name && /[-_\d]/.test(name)))
    return altIsFile()
  if (EMPTY.test(alt)) return altIsEmpty(alt)
  const [words] = IMAGE.exec(alt) ?? []
  if (!words) return undefined
  const rest = alt.slice(words.length)
  return altSaysImage(words.trim(), rest.charAt(0).toUpperCase() + rest.slice(1))
}
