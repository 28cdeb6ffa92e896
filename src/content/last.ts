/** Remembers what was made of one thing: whoever asks for the same again, gets it without work. */
export class Last<K, V> {
  #last: { readonly key: K; readonly value: V } | undefined

  /** @param make what is to be had for a key; the same for the same */
  of(key: K, make: () => V): V {
    if (this.#last?.key !== key) this.#last = { key, value: make() }
    return this.#last.value
  }
}
