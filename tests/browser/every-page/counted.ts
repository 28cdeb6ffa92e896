/**
 * Whether numbers that styles put before things count them, 1, 2, 3 (CSS Lists 3, section 4), and are read
 * only where they are meant to be.
 */
import type { Page } from 'playwright-core'

/** Counters whose numbers are read aloud: in them the order says something. The others are for the eye only. */
const READ_ALOUD: readonly string[] = ['step']

/**
 * Numbers that are neither one more than the one before nor the first of their kind, and numbers for the
 * eye without the empty alternative that keeps them from being read (CSS Content 3). Browsers do not tell
 * what counters show, so it is worked out from the styles; a counter begins anew wherever it is reset.
 */
export const countedComplaints = (page: Page): Promise<string[]> =>
  page.evaluate((readAloud) => {
    const complaints: string[] = []
    const counters = new Map<string, number>()
    const shown = new Map<string, number>()
    /** `step 1 band 2` as pairs. */
    const pairsOf = (value: string) =>
      [...value.matchAll(/([a-z][\w-]*)\s+(-?\d+)/gi)].map(
        ([, name = '', number]) => [name, Number(number)] as const,
      )
    const count = (element: Element, part?: string) => {
      const { counterReset, counterSet, counterIncrement, content, display } = getComputedStyle(
        element,
        part,
      )
      if (display === 'none' || (part && content === 'none')) return
      for (const [name, value] of pairsOf(counterReset)) {
        counters.set(name, value)
        shown.delete(name)
      }
      for (const [name, by] of pairsOf(counterIncrement))
        counters.set(name, (counters.get(name) ?? 0) + by)
      for (const [name, value] of pairsOf(counterSet)) counters.set(name, value)
      for (const [, name = ''] of part ? content.matchAll(/counters?\(([\w-]+)/g) : []) {
        const value = counters.get(name) ?? 0
        // Lists need no reset: a list that is not in the one before has a counter of its own.
        const before = shown.get(name) ?? 0
        if (value !== before + 1 && value !== 1)
          complaints.push(`is number ${value} after ${before}: ${element.outerHTML.slice(0, 80)}`)
        shown.set(name, value)
        if (!readAloud.includes(name) && !content.endsWith(' / ""'))
          complaints.push(`reads ${name} aloud: ${element.outerHTML.slice(0, 80)}`)
      }
    }
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('[hidden]')) continue
      count(element)
      count(element, '::before')
      count(element, '::after')
    }
    return complaints
  }, READ_ALOUD)
