import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back after a value has become another one; not for its first value.
 * @param value what is watched
 * @param changed called after the render that brought the new value
 */
export function useChange<T>(value: T, changed: () => void): void {
  const last = useRef(value)
  const onChange = useEffectEvent(changed)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    onChange()
  }, [value])
}
