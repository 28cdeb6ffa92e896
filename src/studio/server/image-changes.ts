import type { Change } from '../edit/index.ts'
import type { ImageValue, ReplaceImageCommand } from './protocol.ts'

const KEYS = ['decorative', 'alt', 'src'] as const

/** Changes an image key by key, so that other keys and comments stay. */
export function getImageChanges({ at, value, was }: ReplaceImageCommand): Change[] {
  const changed = KEYS.filter((key: keyof ImageValue) => value[key] !== was[key])
  return changed.map((key) =>
    value[key] === undefined
      ? { do: 'remove', at: [...at, key] }
      : { do: 'set', at: [...at, key], value: value[key] },
  )
}
