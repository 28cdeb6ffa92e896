import { useCallback, useEffect, useState } from 'react'
import type { Path } from '../../content/model.ts'
import type {
  Answer,
  ListedPicture,
  OnlyHere,
  PictureValue,
  PictureWish,
  ShownText,
} from '../desk/messages.ts'
import type { Refused } from './Field.tsx'
import { picturesThere, upload, wish } from './server.ts'
import type { Ask, Where } from './useWhere.tsx'

/** A picture that is selected, or has a field in a form. */
export type Pictured = Pick<
  ShownText,
  'at' | 'title' | 'description' | 'most' | 'shared' | 'ofType' | 'picture'
>

/** The pictures of the site, and what can be done with one. What they do says why it was not done; nothing if it was. */
export interface PictureTools {
  readonly listed: readonly ListedPicture[]
  /** Reads the list anew. */
  readonly look: () => void
  /** Writes what is different. @returns undefined if somebody would rather not */
  readonly change: (text: Pictured, value: PictureValue) => Promise<Refused | undefined>
  /** Takes a file into the public folder, and puts it in the place of the picture. */
  readonly take: (text: Pictured, file: File) => Promise<Refused | undefined>
}

interface Studio {
  /** Shows what the server has answered. */
  readonly tell: (answer: Answer, done: string) => Promise<void>
  /** What stands in the place of a text once all that was wished is done: the window may not show it yet. */
  readonly asItIs: (text: Pictured) => Promise<Pictured>
  readonly onlyHere: (where: Where, text: Pictured) => OnlyHere | undefined
  /** What is selected stands somewhere else now. */
  readonly follow: (at: Path) => void
}

/** @param ask asks where a default of a section type is to change */
export function usePictures({ tell, asItIs, onlyHere, follow }: Studio, ask: Ask): PictureTools {
  const [listed, setListed] = useState<readonly ListedPicture[]>([])
  const [most, setMost] = useState(Number.POSITIVE_INFINITY)
  const look = useCallback(() => {
    picturesThere().then(
      (there) => {
        setListed(there.pictures)
        setMost(there.mostBytes)
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
  const wishOf = async (text: Pictured, value = text.picture): Promise<PictureWish | undefined> => {
    const { at, picture: was } = text
    const where = await ask(text)
    if (!where || !was || !value) return undefined
    return { do: 'picture', at: at.slice(0, -1), value, was, here: onlyHere(where, text) }
  }
  const tellOf = async (answer: Answer, { at, here }: PictureWish, done: string) => {
    await tell(answer, done)
    if (answer.ok && here) follow([...here.at, ...at.slice(here.at.length - 1), 'src'])
    return answer.ok ? [] : answer.diagnostics
  }
  const change = async (text: Pictured, value: PictureValue) => {
    const given = await wishOf(text, value)
    return given && tellOf(await wish(given), given, `${text.title} is written.`)
  }
  const take = async (text: Pictured, file: File) => {
    // Of what stands there, nothing but the file changes: also of what was written a moment ago.
    const given = await wishOf(await asItIs(text))
    if (!given) return undefined
    const answer =
      file.size > most
        ? tooLarge(file, most)
        : await upload({ name: file.name, content: await base64Of(file), wish: given })
    if (answer.ok) look()
    return tellOf(answer, given, `${text.title}: ${file.name} is taken in.`)
  }
  return { listed, look, change, take }
}

const tooLarge = ({ name, size }: File, most: number): Answer => ({
  ok: false,
  diagnostics: [
    {
      message: `The file ${name} has ${bytesInWords(size)}.`,
      hint: `A picture may have ${bytesInWords(most)}. Save it smaller, and try again.`,
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
