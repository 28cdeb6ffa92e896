/** Numbers that look random and follow from a seed (mulberry32). */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  one<T>(...choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T // there is at least one
  }

  chance(percent: number): boolean {
    return this.next() * 100 < percent
  }
}
