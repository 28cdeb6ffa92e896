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

export type Pictured = Pick<
  ShownText,
  'at' | 'title' | 'description' | 'maxLength' | 'shared' | 'typeDefault' | 'image'
>

/** Actions return the reasons for a refusal, or an empty list. */
export interface PictureTools {
  readonly listed: readonly ListedImage[]
  readonly refresh: () => void
  /** @returns undefined if canceled */
  readonly change: (text: Pictured, value: ImageValue) => Promise<Refused | undefined>
  readonly upload: (text: Pictured, file: File) => Promise<Refused | undefined>
}

interface Studio {
  readonly tell: (answer: EditResponse, done: string) => Promise<void>
  /** The current value after all pending commands. */
  readonly latestText: (text: Pictured) => Promise<Pictured>
  readonly onlyHere: (where: EditScope, text: Pictured) => InstanceOverride | undefined
  readonly follow: (at: Path) => void
}

/** @param ask asks for the scope of a change to a type default */
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
    // Dropping beside the target must not open the file.
    const stay = (event: DragEvent) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
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
    // Replace only the file, also of a value saved a moment ago.
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

export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `data:image/png;base64,…`; nothing after the comma for an empty file.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
