/** Remembers what was found in the texts that it was asked for last: nearly all of them are the same the next time. */
export class TextCache<T> {
  #known: ReadonlyMap<string, T> = new Map()
  #about: string | undefined

  /**
   * Begins anew: of all that it knows, only what is asked for from now on is kept.
   * @param find what is found in a text
   * @param about what that depends on besides the text
   */
  startPass(find: (text: string) => T, about?: string): (text: string) => T {
    const before = about === this.#about ? this.#known : new Map<string, T>()
    const asked = new Map<string, T>()
    this.#known = asked
    this.#about = about
    return (text) => {
      const known = asked.has(text) ? asked : before
      const found = known.has(text) ? (known.get(text) as T) : find(text) // it has one, which may be undefined
      asked.set(text, found)
      return found
    }
  }
}
