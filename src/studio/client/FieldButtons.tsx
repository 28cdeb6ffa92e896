import { keepFocus } from './keys.ts'
import type { useField } from './useField.ts'

interface Props {
  readonly field: Pick<ReturnType<typeof useField>, 'entry' | 'isChanged'>
  readonly onDiscard: () => void
}

export function FieldButtons({ field: { entry, isChanged }, onDiscard }: Props) {
  const isWaiting = entry?.status === 'conflict' || entry?.status === 'saving'
  return (
    <div className="buttons">
      <button type="submit" className="primary" disabled={!isChanged || isWaiting}>
        Save
      </button>
      {isChanged && (
        <button type="button" onPointerDown={keepFocus} onClick={onDiscard}>
          Discard
        </button>
      )}
    </div>
  )
}
