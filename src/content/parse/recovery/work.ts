import { limits } from '../limits.ts'
import type { Lines } from './repair.ts'

/** Counts what is done to find out how mistakes were meant, so that it comes to an end whatever the text. */
export class Work {
  /** Steps that may still be taken. */
  left: number

  constructor(left: number = limits.recovery) {
    this.left = left
  }

  /** @returns whether no more was done than may be done, see `limits.recovery` */
  take(steps: number): boolean {
    this.left -= steps
    return this.left >= 0
  }

  /** Counts that lines are read; what of them has to be parsed is counted where that is done. */
  canRead(lines: Lines): boolean {
    return this.take(lengthOf(lines) / READ)
  }

  /** Counts that the values of lines are checked. */
  canCheck(lines: Lines): boolean {
    return this.take(lengthOf(lines) / CHECKED)
  }
}

/** While one lexeme is parsed, so many characters are read that are remembered, and so many are checked. */
const READ = 100
const CHECKED = 20

const lengthOf = (lines: Lines): number => lines.reduce((sum, { length }) => sum + length, 0)
