import { didYouMean } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

export const missingImage = (src: string, meant: string | undefined): Message => ({
  code: 'image/missing',
  message: `The image public${src} does not exist.`,
  replacement: meant,
  hint: meant
    ? didYouMean(meant)
    : `Add the file, or use another image.${
        /\.(?!svg|png|jpe?g|webp|gif|avif)\w{2,5}$/i.test(src)
          ? ' Supported formats: SVG, PNG, JPEG, WebP, GIF and AVIF.'
          : ''
      }`,
})

/** Image formats that most browsers cannot show. */
const UNSUPPORTED_FORMATS: Readonly<Record<string, string>> = {
  heic: 'HEIC',
  heif: 'HEIC',
  tif: 'TIFF',
  tiff: 'TIFF',
  jxl: 'JPEG XL',
  jp2: 'JPEG 2000',
  psd: 'Photoshop',
}

/** @param fault the end of a sentence; undefined if the extension is not that of an image */
export const noPicture = (src: string, fault: string | undefined): Message => {
  const extension = src.split('.').at(-1)?.toLowerCase() ?? ''
  const format = fault === undefined ? UNSUPPORTED_FORMATS[extension] : undefined
  if (format) {
    return {
      code: 'image/missing',
      message: `The file public${src} is a ${format} file, which most browsers cannot show.`,
      hint: `Convert it to JPEG: open it in an image program (Preview, Photos, GIMP) and export it, or run: magick photo.${extension} photo.jpg`,
    }
  }
  return {
    code: 'image/missing',
    message: fault
      ? `The file public${src} cannot be shown: ${fault}.`
      : `The file public${src} is not an image.`,
    hint: 'Replace the file, or use another image. Supported formats: SVG, PNG, JPEG, WebP, GIF and AVIF.',
  }
}

export const missingAlt = (): Message => ({
  code: 'image/missing-alt',
  message: 'This image has no alternative text.',
  hint: 'Add alt: "…" with a description for people who cannot see the image, or decorative: true if the image adds no information.',
})
