import { useEffect } from 'react'
import type { ShownText } from '../protocol/state.ts'
import type { ImageValue } from '../protocol/values.ts'
import { useStudio } from './context.ts'
import { loadImages, reloadImages } from './queries.ts'
import type { EditScope, Reasons } from './unsaved.ts'

export type Pictured = Pick<
  ShownText,
  'at' | 'title' | 'description' | 'maxLength' | 'shared' | 'typeDefault' | 'image'
>

export interface PictureTools {
  readonly upload: (text: Pictured, file: File, scope?: EditScope) => Promise<Reasons>
}

export function usePictures(): PictureTools {
  const { actions } = useStudio()
  useEffect(() => {
    // Dropping beside the target must not open the file.
    const stay = (event: DragEvent) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
  const upload = async (text: Pictured, file: File, scope?: EditScope) => {
    const { at, title, image, typeDefault } = text
    if (!image) return []
    const { maxBytes } = await loadImages()
    if (file.size > maxBytes) return tooLarge(file, maxBytes)
    const instance = scope === 'instance' ? typeDefault?.instancePath : undefined
    const change = {
      do: 'setImage',
      at: at.slice(0, -1),
      value: image,
      was: image,
      instance,
    } as const
    const found = await actions.upload(change, title, file)
    if (found.length === 0) await reloadImages()
    return found
  }
  return { upload }
}

const tooLarge = ({ name, size }: File, most: number): Reasons => [
  {
    message: `${name} is too large (${formatBytes(size)}).`,
    hint: `Images can be up to ${formatBytes(most)}. Reduce the file size and try again.`,
  },
]

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

export const describeImage = ({ alt }: ImageValue): string => alt ?? 'Decorative'
