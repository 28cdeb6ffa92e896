import { useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'

/** Tracks own writes before the form reloads, so that consecutive writes build on each other. */
export function useFileValue<T>(
  field: Field,
  value: T,
  read: (value: T) => unknown,
  follow: (before: T) => void,
) {
  const { at, title, isInFile } = field
  const { write, change, shown } = useFormTools()
  const there = useRef({ value, isInFile })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [isWriting, setIsWriting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload creates new fields
  useLayoutEffect(() => {
    // Keep the own value until the form shows it.
    if (isWriting) return
    const before = there.current.value
    there.current = { value, isInFile }
    follow(before)
  }, [field, isWriting])

  /** @param isGone whether the value is removed; the default shown then is unknown */
  const isThere = (next: T, isGone = false): boolean =>
    isGone ? !there.current.isInFile : isSame(there.current.value, next)
  const ask = async (next: T, isGone: boolean): Promise<Refused> => {
    if (isThere(next, isGone)) return []
    const was = there.current.isInFile ? read(there.current.value) : undefined
    const refused = isGone
      ? await change({ do: 'remove', at }, `${title} removed.`)
      : await write(at, read(next), was, title)
    if (refused.length === 0) there.current = { value: next, isInFile: !isGone }
    return refused
  }
  /** @returns reasons for a refusal; resolves after the form shows the value */
  const put = async (next: T, isGone = false): Promise<Refused> => {
    setIsWriting(true)
    const own = last.current.then(() => ask(next, isGone))
    last.current = own
    const refused = await own
    if (refused.length === 0) await shown()
    if (last.current === own) setIsWriting(false)
    return refused
  }
  return {
    now: (): T => there.current.value,
    settled: (): Promise<unknown> => last.current,
    isThere,
    put,
  }
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
