import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SerializedStyles } from '@emotion/react'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, vi } from 'vitest'
import { readManifest } from '../../../src/server/manifest.ts'
import { createStyleCache } from '../../../src/style/cache.ts'
import { globalCss } from '../../../src/style/global.ts'
import { test } from '../visitor.ts'
import { allowedAt } from './allowed.ts'
import { ruleComplaints } from './forbidden.ts'
import { lineOf, rulesOf, type Sheet } from './rules.ts'

/** A style as a module gives it to `css`. */
interface Given {
  readonly where: string
  /** The line and the column where it is written: functions give one for each call of theirs. */
  readonly place: string
  /** Without the styles of others that are part of it: they are given by themselves. */
  readonly own: string
  readonly whole: Pick<SerializedStyles, 'styles'>
}

/** Every style of every module that is loaded. */
const given = vi.hoisted((): Given[] => [])

vi.mock('../../../src/style/css.ts', async (original) => {
  const real = await original<typeof import('../../../src/style/css.ts')>()
  const caller = () => {
    const [, where = '', place = ''] =
      /(src\/(?!style\/css)[\w./-]+\.tsx?)\S*?:(\d+:\d+)/.exec(new Error().stack ?? '') ?? []
    return { where, place }
  }
  const filledIn = (part: unknown): string => {
    if (typeof part === 'string' || typeof part === 'number') return String(part)
    if (typeof part !== 'object' || part === null || !('styles' in part))
      throw new Error('Styles are made of texts, numbers and styles.')
    return 'anim' in part && 'name' in part ? String(part.name) : ''
  }
  return {
    ...real,
    css: (...parts: Parameters<typeof real.css>) => {
      const [texts, ...others] = parts
      if (!Array.isArray(texts)) throw new Error('Styles are templates.')
      const fill = (text: unknown, at: number) =>
        `${text}${at < others.length ? filledIn(others[at]) : ''}`
      const whole = real.css(...parts)
      given.push({ ...caller(), own: texts.map(fill).join(''), whole })
      return whole
    },
    keyframes: (...parts: Parameters<typeof real.keyframes>) => {
      const whole = real.keyframes(...parts)
      given.push({ ...caller(), own: whole.styles, whole })
      return whole
    },
  }
})

const { theme, shell, pages } = inject('site')

/** Files that give styles; the gallery is for developers alone. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /^src\/(?!gallery|style).+\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const TEMPLATES = /\b(?:css|keyframes)`(?!…)/g

/** Other ways to give a style: objects and templates within elements, attributes, elements, scripts. */
const OTHER_WAYS =
  /\bcss=\{[^}]*[{`]|\bstyle=|<(?:style|Global|ClassNames)\b|\bstyled\b|cssText|insertRule|replaceSync/

/** Files whose elements visitors see. */
const isShown = ({ file }: { readonly file: string }) =>
  /^src\/(browser|page|sections|ui)\//.test(file)

/** The one style that is an object. */
const { panelWidthPx, panelMaxWidthPercent } = shell.behaviour
const PANEL = `& { inline-size: min(${panelWidthPx}px, ${panelMaxWidthPercent}vw) }`

/** The names of key frames are hashes, which would change. */
const named = (css: string) => css.replace(/\banimation-\w+(?![\w-]*\s*:)/g, 'frames')

/** The sheet of a style, as the application makes it. */
function sheetOf(where: string, styles: string): Sheet {
  const cache = createStyleCache(shell.behaviour)
  const text = named(styles)
  const selector = text.startsWith('@keyframes') ? '' : '.s-0'
  cache.insert(selector, { name: '0', styles: text }, cache.sheet, false)
  return { where, css: String(cache.inserted['0']) }
}

const basic: readonly Sheet[] = [{ where: 'src/style/global.ts', css: globalCss(theme) }]

beforeAll(async () => {
  for (const { file, text } of FILES) if (text.match(TEMPLATES)) await import(resolve(file))
})

test('styles say nothing that would spoil a page where nobody looks', async ({ reuse }) => {
  const own = given.map((one) => sheetOf(one.where, one.own))
  const rules = await rulesOf(await reuse(), [...basic, ...own])
  expect(rules.length).toBeGreaterThan(500)
  expect(
    ruleComplaints(rules, allowedAt(shell.behaviour.mobileBelowPx)),
    'What is meant stands with its reason in tests/browser/style-rules/known.ts or known-text.ts.',
  ).toEqual([])
})

test('all styles are given as templates, and all of them are read', () => {
  const ofFiles = FILES.flatMap(({ file, text }) => (text.match(TEMPLATES) ?? []).map(() => file))
  const places = new Map(given.map(({ where, place }) => [`${where}:${place}`, where]))
  expect([...places.values()].sort()).toEqual(ofFiles.sort())
  const otherwise = FILES.filter((one) => isShown(one) && OTHER_WAYS.test(one.text))
  expect(otherwise.map(({ file }) => file)).toEqual([])
})

test.for([
  'css={{ outline: 0 }}',
  'css={[sheet, isOpen && { outline: 0 }]}',
  'css={isOpen ? css`outline: 0` : sheet}',
  'style={look}',
  '<style>{text}</style>',
  "sheet.insertRule('*{outline:0}')",
])('%s is another way', (text) => {
  expect(text).toMatch(OTHER_WAYS)
})

/** What style sheets of documents say that no style says. */
async function strangeIn(page: Page, sheets: readonly Sheet[]): Promise<string[]> {
  const whole = given.map(({ where, whole: { styles } }) => sheetOf(where, styles))
  const known = new Set((await rulesOf(page, [...basic, ...whole])).map(lineOf)).add(PANEL)
  return (await rulesOf(page, sheets))
    .filter((rule) => rule.conditions[0] !== '@font-face' && !known.has(lineOf(rule)))
    .map((rule) => `${rule.where}: ${lineOf(rule)}`)
}

/** The style sheets of all documents, each of them once. */
function served(): Sheet[] {
  const outDir = inject('outDir')
  const manifest = readManifest(outDir)
  const documents = [
    ...Object.entries(manifest?.pages ?? {}).map(
      ([path, { file }]) => [path, readFileSync(join(outDir, file), 'utf8')] as const,
    ),
    ...Object.entries(manifest?.contact.pages ?? {}).map(
      ([name, { html }]) => [name, html] as const,
    ),
  ]
  documents.push(['not found', manifest?.notFound.template.before ?? ''])
  expect(documents.length).toBeGreaterThan(pages.length)
  const sheets = new Map<string, string>()
  for (const [where, html] of documents)
    for (const [, css = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g))
      sheets.set(named(css), where)
  return [...sheets].map(([css, where]) => ({ where, css }))
}

test('documents come with no other styles', async ({ reuse }) => {
  expect(await strangeIn(await reuse(), served())).toEqual([])
})

test('another style in a document is noticed', async ({ reuse }) => {
  const css = ':focus-visible{outline-offset:3px;outline-width:0}'
  const strange = await strangeIn(await reuse(), [{ where: 'planted', css }])
  expect(strange).toEqual(['planted: :focus-visible { outline-width: 0px }'])
})
