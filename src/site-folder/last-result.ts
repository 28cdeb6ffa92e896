export class LastResult<K, V> {
  #last: { readonly key: K; readonly value: V } | undefined

  getOrCompute(key: K, compute: () => V): V {
    if (this.#last?.key !== key) this.#last = { key, value: compute() }
    return this.#last.value
  }
}
