import type { Change } from '../edit/index.ts'
import type { SetImage } from '../protocol/edits.ts'
import type { ImageValue } from '../protocol/values.ts'

export const IMAGE_KEYS = ['decorative', 'alt', 'src'] as const

/** Changes an image key by key, so that other keys and comments stay. */
export function getImageChanges({ at, value, was }: SetImage): Change[] {
  const changed = IMAGE_KEYS.filter((key: keyof ImageValue) => value[key] !== was[key])
  return changed.map((key) =>
    value[key] === undefined
      ? { do: 'remove', at: [...at, key] }
      : { do: 'set', at: [...at, key], value: value[key] },
  )
}
