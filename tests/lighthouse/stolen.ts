/** What the host of a virtual machine has given to others while this one had work to do. */
import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10

/** The eighth number of the line of all processors: `steal`, see proc_stat(5). */
export const stolenIn = (stat: string): number =>
  Number(/^cpu +(?:\d+ ){7}(\d+)/m.exec(stat)?.[1] ?? 0) * TICK_MS

/** Time that was taken from all processors since the machine was started, in ms; 0 where the system does not tell. */
export function stolenMs(): number {
  try {
    return stolenIn(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return 0
  }
}
