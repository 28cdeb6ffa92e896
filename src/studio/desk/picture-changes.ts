import type { Change } from '../edit/index.ts'
import type { PictureValue, PictureWish } from './messages.ts'

const KEYS = ['decorative', 'alt', 'src'] as const

/** What is different about a picture, key by key: whatever else stands in the file beside them stays. */
export function pictureChanges({ at, value, was }: PictureWish): Change[] {
  const changed = KEYS.filter((key: keyof PictureValue) => value[key] !== was[key])
  return changed.map((key) =>
    value[key] === undefined
      ? { do: 'remove', at: [...at, key] }
      : { do: 'set', at: [...at, key], value: value[key] },
  )
}
