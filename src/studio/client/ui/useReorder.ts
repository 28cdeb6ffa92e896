import { type DragEvent, type KeyboardEvent, useState } from 'react'

interface Drag {
  readonly key: string
  /** Position between items before which the item would be dropped. */
  readonly to?: number
}

/** @param keys of the items, which may move while one is dragged */
export function useReorder(keys: readonly string[], move: (from: number, to: number) => void) {
  const { length } = keys
  const [drag, setDrag] = useState<Drag>()
  const drop = ({ key, to }: Drag) => {
    setDrag(undefined)
    const from = keys.indexOf(key)
    if (to === undefined || from === -1) return
    const target = to > from ? to - 1 : to
    if (target !== from) move(from, target)
  }
  return {
    handle: (from: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const item = event.currentTarget.closest('li')
        if (item) event.dataTransfer.setDragImage(item, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        // Firefox needs data.
        event.dataTransfer.setData('text/plain', '')
        setDrag({ key: keys[from] ?? '' })
      },
      onDragEnd: () => setDrag(undefined),
    }),
    item: (index: number) => ({
      'data-drop':
        drag?.to === index
          ? 'before'
          : drag?.to === length && index === length - 1
            ? 'after'
            : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!drag) return
        event.preventDefault()
        event.stopPropagation()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const to = event.clientY < top + height / 2 ? index : index + 1
        if (to !== drag.to) setDrag({ ...drag, to })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!drag) return
        event.preventDefault()
        event.stopPropagation()
        drop(drag)
      },
      'data-reorder': '',
      // Before menu buttons, which open with these keys.
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const step = getMoveStep(event)
        if (step === undefined || findItem(event.target) !== event.currentTarget) return
        event.preventDefault()
        event.stopPropagation()
        if (index + step >= 0 && index + step < length) move(index, index + step)
      },
    }),
  }
}

const findItem = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-reorder]') : null

/** -1 for Alt+Up, 1 for Alt+Down. Fields with choices open them with these keys. */
export function getMoveStep({
  key,
  altKey,
  target,
}: Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'target'>): -1 | 1 | undefined {
  if (!altKey || (target instanceof Element && target.matches('select, [list]'))) return undefined
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
}
