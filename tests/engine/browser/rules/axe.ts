import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Level AAA, and rules that only return incomplete results. */
const DISABLED_RULES = ['color-contrast-enhanced', 'identical-links-same-purpose', 'hidden-content']

export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Rules of level A and AA, best practices and experimental rules, including target size.
 * @param only rules to run; all by default
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

async function run({ within, only, never }: RunOptions): Promise<string[]> {
  // Defined by the injected source.
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const isAsked = (rule: string) => (only ? only.includes(rule) : !never.includes(rule))
  const rules = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: isAsked(ruleId) }] as const)
  const { violations } = await axe.run(within === 'html' ? document : within, {
    rules: Object.fromEntries(rules),
    resultTypes: ['violations'],
    // axe would wait for each frame to respond.
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(' ')
      return `violates ${id} at ${target.join(' ')} (${html.slice(0, 100)}): ${why}`
    }),
  )
}
