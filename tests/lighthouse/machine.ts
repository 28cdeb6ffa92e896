/** How fast the machine is at the moment: with that, the phone of an audit is always the same one. */

import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Browser } from 'playwright-core'

/**
 * Speed of the phone, as Lighthouse's benchmark index. Chrome's own calibration takes 1,000 for a phone of the middle
 * class; Lighthouse's default, a machine slowed down four times, is this one where the machine has 3,200.
 */
const PHONE = 800

/** If the speed changes by more than this part during a run, nobody knows which phone it was. */
const STEADY = 0.25

/** Speed of the machine now, as Lighthouse's benchmark index; takes a second. */
export async function speedNow(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex)
  } finally {
    await page.close()
  }
}

/** How many times a machine has to be slowed down to be the phone; never less than once. */
export const slowdown = (speed: number): number => Math.max(1, speed / PHONE)

/**
 * Whether a run tells something. A machine that becomes slower meanwhile is a slower phone than was meant: then only what
 * is good is known. One that becomes faster is a faster phone: then only what is bad is known.
 * @param isGood whether the run kept to all limits
 */
export function isTelling(before: number, after: number, isGood: boolean): boolean {
  const isSteady = Math.abs(before - after) <= STEADY * Math.max(before, after)
  return isSteady || isGood === after < before
}
