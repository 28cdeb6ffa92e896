/** Deep equality; the order of keys is ignored, but not that of maps and sets. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]))
  if (isCollection(a) || isCollection(b))
    return isCollection(a) && isCollection(b) && isDeepEqual([...a], [...b])
  const keys = Object.keys(a)
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]))
  )
}

const isCollection = (
  value: object,
): value is ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> =>
  value instanceof Map || value instanceof Set
