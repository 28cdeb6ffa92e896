/** Byte budgets of the pages of this project's own site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { type Representation, readManifest } from '../../../src/contract/manifest.ts'
import { budgets, findExceededBudgets, type PageWeight } from '../../budgets.ts'
import { findModules, getAttribute, parseElements } from './markup.ts'

const { pages: written } = inject('site')
const outDir = inject('outDir')
const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
const manifest = readManifest(outDir)
if (!manifest) throw new Error('There is no build.')
const { pages, files } = manifest

const sent = (representations: readonly (Representation | undefined)[]): number =>
  representations.reduce((sum, one) => sum + (one?.bytes ?? Number.NaN), 0)

/** The font files whose `unicode-range` has a character of the page. */
function findLoadedFonts(html: string): ReadonlySet<string> {
  const shown = html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '')
  const points = [...new Set(shown)].map((character) => character.codePointAt(0) ?? 0)
  const rules = html.matchAll(/url\((\/[^)]+\.woff2)\)[^}]*unicode-range:([^;}]+)/g)
  const isLoaded = (range: string) =>
    range.split(',').some((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return points.some((point) => point >= first && point <= last)
    })
  return new Set(
    [...rules].flatMap(([, address = '', range = '']) => (isLoaded(range) ? [address] : [])),
  )
}

function weights(): PageWeight[] {
  return Object.entries(pages).map(([path, page]) => {
    const text = read(page.file)
    const fonts = findLoadedFonts(text)
    const named = parseElements(text).flatMap((element) =>
      element.tagName === 'script' ? (getAttribute(element, 'src') ?? []) : [],
    )
    const pictures = new Set(
      parseElements(text).flatMap((element) =>
        element.tagName === 'img' ? (getAttribute(element, 'src') ?? []) : [],
      ),
    )
    const scripts = [...named, ...findModules(text)]
    const sizes = {
      document: sent([page.encodings.br]),
      fonts: sent([...fonts].map((address) => files[address])),
    }
    return {
      path,
      ...sizes,
      scripts: sent(scripts.map((address) => files[address]?.encodings.br)),
      firstView:
        sizes.document + sizes.fonts + sent(named.map((address) => files[address]?.encodings.br)),
      pictures: sent(
        [...pictures].map((address) => files[address]?.encodings.br ?? files[address]),
      ),
    }
  })
}

describe('a built site', () => {
  test('stays within the byte budgets on every page', () => {
    const all = weights()
    expect(all).toHaveLength(written.length)
    expect(findExceededBudgets(all)).toEqual([])
    for (const { scripts, document, fonts } of all) {
      expect(fonts).toBeGreaterThan(budgets.fonts / 2)
      expect(scripts).toBeGreaterThan(budgets.scripts / 2)
      expect(document).toBeGreaterThan(1000)
    }
  })
})
