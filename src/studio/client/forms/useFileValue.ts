import { useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'

/**
 * What the file says in the place of a field. What was written from here is known before the form shows it, and each
 * change is for what the one before it wrote.
 * @param value how it stands in the file, as far as the form knows
 * @param read gives what the file says for a value
 * @param follow is told what stood there before, whenever the form is made anew
 */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form that is made anew has other fields
  useLayoutEffect(() => {
    // Until it is shown, the form does not know of it.
    if (isWriting) return
    const before = there.current.value
    there.current = { value, isInFile }
    follow(before)
  }, [field, isWriting])

  /** @param isGone whether it is taken out; what is shown then is not known yet */
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
  /** @returns why it is not written; once it is, and the form shows it, nothing */
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
    /** Waits until all that was asked for is written, or refused. */
    settled: (): Promise<unknown> => last.current,
    isThere,
    put,
  }
}

/** Values as a file has them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
