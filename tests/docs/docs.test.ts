import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** Code blocks that quote a file: a line with the path, then the block. */
function* quotations(text: string) {
  for (const match of text.matchAll(/^`([\w./-]+)`[^\n]*\n\n```\w+\n([\s\S]*?)^```/gm)) {
    yield { path: match[1] ?? '', blocks: (match[2] ?? '').split(/^ *…\n/m) }
  }
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('quotes current code', () => {
    for (const { path, blocks } of quotations(text)) {
      // The content of the site may change independently.
      if (path === 'site.yaml') continue
      const source = readFileSync(path, 'utf8')
      for (const block of blocks) expect(source, `${path} as quoted`).toContain(block.trim())
    }
  })

  test('links to files that exist', () => {
    const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]+`/g, '')
    for (const [, target = ''] of prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)) {
      expect(existsSync(join(dirname(document), target)), target).toBe(true)
    }
  })

  test('names source files that exist', () => {
    for (const [path] of text.matchAll(
      /\b(?:src|schemas|tests|docs)\/[\w./-]+\.(?:tsx?|json|md|yaml)\b/g,
    )) {
      expect(existsSync(path), path).toBe(true)
    }
  })
})

test('the guide to section kinds quotes code', () => {
  const guide = readFileSync('docs/adding-a-section-kind.md', 'utf8')
  const paths = [...quotations(guide)].map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'src/theme/sections/kinds.ts',
      'src/theme/sections/stats/view.tsx',
      'site.yaml',
    ]),
  )
})

test('the design system describes every component', () => {
  const guide = readFileSync('docs/design-system.md', 'utf8')
  const parts = readdirSync('src/theme/ui').map((name) => `src/theme/ui/${name}`)
  for (const text of [...parts, '/@gallery']) expect(guide).toContain(text)
})
