/** Compiling a broken text takes a bounded number of steps more than a valid one. */
import { expect, onTestFinished, test } from 'vitest'
import { Parser } from 'yaml'
import { compile } from '../../../src/content/compile.ts'
import { limits } from '../../../src/content/parse/limits.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

/** Counts parsed lexemes and schema issues while a text is compiled. */
function countSteps(text: string) {
  const steps = { lexemes: 0, faults: 0, most: 0 }
  const { next } = Parser.prototype
  onTestFinished(() => {
    Parser.prototype.next = next
  })
  Parser.prototype.next = function* (lexeme) {
    steps.lexemes += 1
    yield* next.call(this, lexeme)
  }
  const { site } = vocabulary
  const safeParse = (value: unknown) => {
    const parsed = site.safeParse(value)
    const found = parsed.error?.issues.length ?? 0
    steps.faults += found
    steps.most = Math.max(steps.most, found)
    return parsed
  }
  const counting = Object.create(site, { safeParse: { value: safeParse } }) as typeof site
  const { diagnostics } = compile(text, {
    vocabulary: { ...vocabulary, site: counting },
    files: new Map(),
  })
  Parser.prototype.next = next
  return { ...steps, diagnostics }
}

test('errors on every line cost a bounded number of steps', () => {
  const of = (lines: number) => countSteps(`routes:\n${'- { a: "b, c: [d }\n'.repeat(lines)}`)
  const [few, many] = [of(100), of(400)]
  for (const { faults, most, diagnostics } of [few, many]) {
    // One diagnostic has up to five issues, and the budget is checked after each candidate.
    expect(faults).toBeLessThan(4 * most + (5 * limits.recovery) / limits.fault)
    expect(diagnostics.at(-1)?.hint).toMatch(
      /Fix this first: at least \d+ more lines? have syntax errors/,
    )
  }
  expect(many.lexemes).toBeLessThan(4.5 * few.lexemes)
})

test('misplaced lines are parsed less than three times', () => {
  const page = (path: string) => `  - path: ${path}\n    title: A page\n`
  const pages = ['/a', '/b', '/c', '/d'].map(page).join('')
  const links = '- { label: Riders, to: /Careers }\n'.repeat(1200)
  const misplaced = links.replaceAll('- {', '   - {')
  const { lexemes } = countSteps(`company:\n  name: Example\nroutes:\n${pages}${misplaced}`)
  expect(lexemes).toBeLessThan(3 * countSteps(links).lexemes)
})
