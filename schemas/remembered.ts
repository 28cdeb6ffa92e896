import type { z } from 'zod'

/**
 * The same schema, which does not check objects again that it has once found right: while somebody edits a file, most
 * of what stands there is the same. Whoever gives it an object does not change it any more.
 */
export function remembered<S extends z.ZodType>(schema: S): S {
  const right = new WeakMap<object, unknown>()
  const { run } = schema._zod
  schema._zod.run = (payload, context) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return run(payload, context)
    if (right.has(value)) {
      payload.value = right.get(value)
      return payload
    }
    const result = run(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0) right.set(value, result.value)
    return result
  }
  return schema
}
