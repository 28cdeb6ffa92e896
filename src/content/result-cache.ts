import { isDeepEqual } from './deep-equal.ts'

interface Known<T> {
  readonly inputs: readonly unknown[]
  readonly result: T
}

/** Caches the last result about each object, which must not change, while the object exists. */
export class ResultCache<T> {
  readonly #known = new WeakMap<object, Known<T>>()

  /** @param inputs what the result depends on besides the object, compared by identity */
  find(about: object, inputs: readonly unknown[]): T | undefined {
    const known = this.#known.get(about)
    const isSame = known?.inputs.every((input, index) => Object.is(input, inputs[index]))
    return isSame ? known?.result : undefined
  }

  add(about: object, inputs: readonly unknown[], result: T): T {
    this.#known.set(about, { inputs, result })
    return result
  }

  getOrCompute(about: object, inputs: readonly unknown[], compute: () => T): T {
    return this.find(about, inputs) ?? this.add(about, inputs, compute())
  }
}

/** Keeps the object as long as its values stay equal, so that results can be cached by it. */
export class StableValue<T> {
  #last: T | undefined

  keep(value: T): T {
    if (this.#last === undefined || !isDeepEqual(this.#last, value)) this.#last = value
    return this.#last
  }
}
