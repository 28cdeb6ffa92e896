/** Caches a result per text, for the texts of the last pass. */
export class TextCache<T> {
  #known: ReadonlyMap<string, T> = new Map()
  #about: string | undefined

  /** Drops entries that the pass does not use. A change of `about` clears the cache. */
  startPass(find: (text: string) => T, about?: string): (text: string) => T {
    const before = about === this.#about ? this.#known : new Map<string, T>()
    const asked = new Map<string, T>()
    this.#known = asked
    this.#about = about
    return (text) => {
      const known = asked.has(text) ? asked : before
      const found = known.has(text) ? (known.get(text) as T) : find(text) // present, but may be undefined
      asked.set(text, found)
      return found
    }
  }
}
