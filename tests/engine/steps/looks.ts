/** Counts how often something is looked at: work that can be compared without a clock. */

export interface Watched<T> {
  readonly value: T
  /** How often a part of it was read since this was last asked. */
  readonly looks: () => number
}

/** A value that counts every look at any of its parts, however deep, those of buffers and lists among them. */
export function watched<T extends object>(value: T): Watched<T> {
  let count = 0
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        count += 1
        // Of a buffer, only itself may ask for its length.
        const inner: unknown = Reflect.get(target, key)
        return typeof inner === 'object' && inner !== null && !Buffer.isBuffer(target)
          ? watch(inner)
          : inner
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target)
        count += keys.length
        return keys
      },
    })
  const looks = () => {
    const found = count
    count = 0
    return found
  }
  return { value: watch(value), looks }
}
