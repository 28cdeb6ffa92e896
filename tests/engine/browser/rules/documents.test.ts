/** Checks on the text of documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { readManifest } from '../../../../src/contract/manifest.ts'
import { type Element, getAttribute, getText, parseElements } from '../markup.ts'
import { sites } from './sites.ts'

/** HTML standard: unique ids, accessible names and more. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const validity = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} in line ${line}: ${message}`),
    )

const isIn = (element: Element, matches: (one: Element) => boolean): boolean => {
  for (
    let one: Element['parentNode'] = element;
    one;
    one = 'parentNode' in one ? one.parentNode : null
  )
    if ('attrs' in one && matches(one)) return true
  return false
}

/** One h1 and no skipped levels; none of them in popovers (WCAG 1.3.1, 2.4.6). */
function headings(html: string): string[] {
  const all = parseElements(html).filter(
    (one) =>
      /^h[1-6]$/.test(one.tagName) && !isIn(one, (it) => getAttribute(it, 'popover') !== undefined),
  )
  const levels = all.map(({ tagName }) => Number(tagName[1]))
  const tops = levels.filter((level) => level === 1).length
  return [
    ...(tops === 1 ? [] : [`has ${tops} h1`]),
    ...levels.flatMap((level, at) =>
      level > (levels[at - 1] ?? 0) + 1 ? [`skips to h${level}`] : [],
    ),
    ...all.flatMap((one) => (getText(one).trim() ? [] : [`has an empty ${one.tagName}`])),
  ]
}

/** Links and buttons need a name, also in hidden content (WCAG 2.4.4, 4.1.2). */
function nameless(html: string): string[] {
  const elements = parseElements(html)
  const speaks = (one: Element) =>
    Boolean(getAttribute(one, 'aria-label')?.trim() || getAttribute(one, 'alt')?.trim())
  return elements
    .filter((one) => /^(a|button|summary)$/.test(one.tagName) && !getText(one).trim())
    .filter((one) => !elements.some((it) => speaks(it) && isIn(it, (around) => around === one)))
    .map((one) => `has a ${one.tagName} without a name`)
}

const findViolations = (html: string) => [...validity(html), ...headings(html), ...nameless(html)]

const getNames = (html: string) => {
  const elements = parseElements(html)
  const title = elements.find(({ tagName }) => tagName === 'title')
  const description = elements.find((one) => getAttribute(one, 'name') === 'description')
  return [title ? getText(title) : '', (description && getAttribute(description, 'content')) ?? '']
}

test.for(sites)(
  'writes valid HTML with unique titles for every page of the $name',
  ({ outDir, site }) => {
    const manifest = readManifest(outDir)
    const read = (file = '') => readFileSync(join(outDir, file), 'utf8')
    const pages = Object.entries(manifest?.pages ?? {}).map(([path, { file }]) => [
      path,
      read(file),
    ])
    const others = Object.entries(manifest?.contact.pages ?? {}).map(([name, { html }]) => [
      name,
      html,
    ])
    const documents = [...pages, ['not found', read(manifest?.notFound.file)], ...others]
    expect(pages.map(([path]) => path).sort()).toEqual(site.pages.map(({ path }) => path).sort())
    const { language } = site.publication
    const violations = documents.flatMap(([name, html = '']) => [
      ...findViolations(html).map((one) => `${name} ${one}`),
      ...(html.includes(`<html lang="${language}"`) ? [] : [`${name} does not say its language`]),
    ])
    expect(violations).toEqual([])
    const names = pages.flatMap(([, html = '']) => getNames(html))
    expect(names.filter((one, at) => !one.trim() || names.indexOf(one) !== at)).toEqual([])
  },
)
