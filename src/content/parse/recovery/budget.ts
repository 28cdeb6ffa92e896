/** Steps left to recover a text, so that recovery ends soon for any text. */
export class Budget {
  #left: number

  /** @param steps one per lexeme that is parsed, or equivalent work */
  constructor(steps: number) {
    this.#left = steps
  }

  spend(steps: number): void {
    this.#left -= steps
  }

  get isSpent(): boolean {
    return this.#left < 0
  }
}
