import type { Message } from '../diagnostics/span-diagnostic.ts'
import { altIsEmpty, altIsFile, altSaysImage } from '../diagnostics/text-messages.ts'
import type { ReviewRule } from './review-rule.ts'

const FILE = /^[^\s/]*\.(?:svg|png|jpe?g|webp|gif|avif)$/i

const CAMERA =
  /^(?:img|dsc[nf]?|pxl|dji|mvi|p|screenshot|bildschirmfoto|whatsapp image)[-_ ]?\d[\d\s_.:-]*(?:at [\d.:]+)?$/i

const EMPTY =
  /^(?:an? |the |das |ein |une? |l[’'])?(?:image|picture|photo|photograph|graphic|illustration|icon|logo image|alt(?:ernative)? text|alt|bild|foto|grafik|abbildung|alternativtext|texte alternatif|imagen|immagine)(?: \d+| here)?[.!]?$/i

const IMAGE =
  /^(?:an? |the )?(?:image|picture|pic|photo|photograph|graphic|screenshot image) (?:of|showing|that shows|with) (?=\S)|^(?:image|picture|photo): (?=\S)|^(?:(?:ein|das) )?(?:Bild|Foto|Abbildung) (?:von|des|der|eines|einer|vom|mit) (?=\S)|^(?:une )?(?:image|photo) d(?:e|u|es) (?=\S)|^(?:imagen|foto) de (?=\S)/i

/** Alternative texts that do not describe the image (WCAG 1.1.1). */
export const alternativeTexts: ReviewRule = {
  code: 'image/poor-alt',
  check: ({ references, expanded }) =>
    references.flatMap(({ ref, path }) => {
      const message =
        ref.ref === 'image' && ref.alt ? findFault(ref.alt.template.trim(), ref.src) : undefined
      return message ? [{ ...message, path: [...expanded.toSourcePath(path), 'alt'] }] : []
    }),
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
