import { useCallback, useEffect, useState } from 'react'
import type { Path } from '../../content/model.ts'
import type {
  EditResponse,
  ImageValue,
  InstanceOverride,
  ListedImage,
  ReplaceImageCommand,
  ShownText,
} from '../server/protocol.ts'
import { fetchImages, sendCommand, uploadImage } from './api.ts'
import type { Refused } from './Field.tsx'
import type { AskScope, EditScope } from './useEditScope.tsx'

/** A picture that is selected, or has a field in a form. */
export type Pictured = Pick<
  ShownText,
  'at' | 'title' | 'description' | 'maxLength' | 'shared' | 'typeDefault' | 'image'
>

/** The pictures of the site, and what can be done with one. What they do says why it was not done; nothing if it was. */
export interface PictureTools {
  readonly listed: readonly ListedImage[]
  /** Reads the list anew. */
  readonly refresh: () => void
  /** Writes what is different. @returns undefined if somebody would rather not */
  readonly change: (text: Pictured, value: ImageValue) => Promise<Refused | undefined>
  /** Takes a file into the public folder, and puts it in the place of the picture. */
  readonly upload: (text: Pictured, file: File) => Promise<Refused | undefined>
}

interface Studio {
  /** Shows what the server has answered. */
  readonly tell: (answer: EditResponse, done: string) => Promise<void>
  /** What stands in the place of a text once all that was wished is done: the window may not show it yet. */
  readonly latestText: (text: Pictured) => Promise<Pictured>
  readonly onlyHere: (where: EditScope, text: Pictured) => InstanceOverride | undefined
  /** What is selected stands somewhere else now. */
  readonly follow: (at: Path) => void
}

/** @param ask asks where a default of a section type is to change */
export function usePictures(
  { tell, latestText, onlyHere, follow }: Studio,
  ask: AskScope,
): PictureTools {
  const [listed, setListed] = useState<readonly ListedImage[]>([])
  const [most, setMost] = useState(Number.POSITIVE_INFINITY)
  const refresh = useCallback(() => {
    fetchImages().then(
      (there) => {
        setListed(there.images)
        setMost(there.maxBytes)
      },
      () => setListed([]),
    )
  }, [])
  useEffect(() => {
    // A file that misses its place would be shown by the browser instead of the window.
    const stay = (event: DragEvent) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
  /** @returns undefined if somebody would rather not */
  const wishOf = async (
    text: Pictured,
    value = text.image,
  ): Promise<ReplaceImageCommand | undefined> => {
    const { at, image: was } = text
    const where = await ask(text)
    if (!where || !was || !value) return undefined
    return { do: 'replaceImage', at: at.slice(0, -1), value, was, override: onlyHere(where, text) }
  }
  const tellOf = async (
    answer: EditResponse,
    { at, override }: ReplaceImageCommand,
    done: string,
  ) => {
    await tell(answer, done)
    if (answer.ok && override) follow([...override.at, ...at.slice(override.at.length - 1), 'src'])
    return answer.ok ? [] : answer.diagnostics
  }
  const change = async (text: Pictured, value: ImageValue) => {
    const given = await wishOf(text, value)
    return given && tellOf(await sendCommand(given), given, `${text.title} saved.`)
  }
  const upload = async (text: Pictured, file: File) => {
    // Of what stands there, nothing but the file changes: also of what was written a moment ago.
    const given = await wishOf(await latestText(text))
    if (!given) return undefined
    const answer =
      file.size > most
        ? tooLarge(file, most)
        : await uploadImage({ name: file.name, content: await base64Of(file), command: given })
    if (answer.ok) refresh()
    return tellOf(answer, given, `${text.title}: ${file.name} uploaded.`)
  }
  return { listed, refresh, change, upload }
}

const tooLarge = ({ name, size }: File, most: number): EditResponse => ({
  ok: false,
  diagnostics: [
    {
      message: `${name} is too large (${bytesInWords(size)}).`,
      hint: `Images can be up to ${bytesInWords(most)}. Reduce the file size and try again.`,
    },
  ],
})

/** How large a file is, for people. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // An address as `data:image/png;base64,…`; of an empty file without anything behind the comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
