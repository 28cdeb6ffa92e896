/** What axe-core says of a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Level AAA, which no rule promises, and rules that only ever leave a question open. */
const DISABLED_RULES = ['color-contrast-enhanced', 'identical-links-same-purpose', 'hidden-content']

/** The rules of axe that look at colours. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Violations of the rules of axe: level A and AA, best practices and experimental ones, the size of targets too.
 * @param within the part to be looked at; all without it
 * @param only the rules that can tell something new; all without them
 */
export async function axeViolations(
  page: Page,
  within = 'html',
  only?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(run, { within, only, never: DISABLED_RULES })
}

interface RunOptions {
  readonly within: string
  readonly only: readonly string[] | undefined
  readonly never: readonly string[]
}

/** Runs in the page. */
async function run({ within, only, never }: RunOptions): Promise<string[]> {
  // The source has defined it, which the types of the page cannot know.
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const isAsked = (rule: string) => (only ? only.includes(rule) : !never.includes(rule))
  const rules = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: isAsked(ruleId) }] as const)
  const { violations } = await axe.run(within === 'html' ? document : within, {
    rules: Object.fromEntries(rules),
    resultTypes: ['violations'],
    // Pages in frames are looked at by themselves: axe would wait for each to answer.
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(' ')
      return `violates ${id} at ${target.join(' ')} (${html.slice(0, 100)}): ${why}`
    }),
  )
}
