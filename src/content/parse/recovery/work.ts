import { limits } from '../limits.ts'
import type { Lines } from './repair.ts'

/** Work budget, so that recovery ends for any text. */
export class Work {
  left: number

  constructor(left: number = limits.recovery) {
    this.left = left
  }

  /** Returns whether the budget is not used up, see `limits.recovery`. */
  take(steps: number): boolean {
    this.left -= steps
    return this.left >= 0
  }

  /** Charges for cache reads. Parsing is charged separately. */
  canRead(lines: Lines): boolean {
    return this.take(lengthOf(lines) / READ)
  }

  canCheck(lines: Lines): boolean {
    return this.take(lengthOf(lines) / CHECKED)
  }
}

/** Cached or validated characters that cost as much as parsing one lexeme. */
const READ = 100
const CHECKED = 20

const lengthOf = (lines: Lines): number => lines.reduce((sum, { length }) => sum + length, 0)
