/** Notices list entries with one key: React in the browser would confuse them, but on the server says nothing. */
import { isValidElement, type ReactNode } from 'react'

/** Keys that more than one of the entries of a list have. */
export function repeatedKeys(children: ReactNode): string[] {
  if (!Array.isArray(children)) return []
  const keys = children.flatMap((child) => (isValidElement(child) && child.key) || [])
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index),
    ...children.flatMap((child) => (Array.isArray(child) ? repeatedKeys(child) : [])),
  ]
}
