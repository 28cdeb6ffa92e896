import { z } from 'zod'
import * as messages from '../diagnostics/schema-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import {
  bullet,
  colonInText,
  missingSpace,
  numberChanged,
  spaceAfterHyphen,
  specialStart,
} from '../diagnostics/yaml-messages.ts'
import { isBareWord, type ListTree, type MapTree, type Tree } from '../tree.ts'
import type { Issue } from './parse-partially.ts'
import { findRenamedValue } from './renames.ts'
import { suggestForm } from './suggest-form.ts'
import { type Aliases, suggestType } from './suggest-type.ts'

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys and values',
  record: 'a group of keys and values',
  array: 'a list',
}

export interface Field {
  /** The key of the value, or of the list that contains it. */
  readonly key: string
  readonly isEntry: boolean
  readonly about: string | undefined
  readonly keys: readonly string[]
  readonly fits: (value: unknown) => boolean
}

export function describeIssue(issue: Issue, tree: Tree, field: Field): Message {
  const { key, isEntry, about, fits } = field
  if (tree.kind === 'scalar' && tree.value === null)
    return isEntry ? messages.emptyEntry() : messages.noValue(key)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, tree, field)
    case 'invalid_value':
      return notAllowed(issue.values.map(String), tree)
    case 'too_small':
      return messages.tooFew(toSized(issue.origin), issue.minimum, issue.exact === true)
    case 'too_big':
      return messages.tooMany(toSized(issue.origin), issue.maximum, issue.exact === true)
    case 'invalid_union':
      return messages.otherForm(key, found(tree), about)
    case 'custom':
      return toMessage(issue, tree, fits)
    default:
      return messages.format(
        issue.message,
        tree.kind === 'scalar' ? suggestForm(tree.value, fits) : undefined,
      )
  }
}

/** `params` of an issue from `schemas/fault.ts`. */
const faultParams = z.object({ hint: z.string().optional(), replacement: z.string().optional() })

function toMessage(
  { message, params }: Extract<Issue, { readonly code: 'custom' }>,
  tree: Tree,
  fits: Field['fits'],
): Message {
  const { data = {} } = faultParams.safeParse(params)
  if (data.hint || data.replacement) return messages.fault(message, data.hint, data.replacement)
  return messages.format(
    message,
    tree.kind === 'scalar' ? suggestForm(tree.value, fits) : undefined,
  )
}

function wrongType(expected: string, tree: Tree, { keys, isEntry, fits, about }: Field): Message {
  const needed = TYPE_NAMES[expected] ?? 'another type'
  const written = tree.kind === 'scalar' ? tree.source : ''
  const report = (hint?: string) => messages.wrongType(needed, found(tree), hint)
  if (expected === 'array') return checkBullets(tree) ?? report(LIST_HINT)
  if (expected === 'object') {
    const [, glued] = /^[\w-]+:(\S|[^\S ])/.exec(written) ?? []
    if (glued) return missingSpace(glued)
    const [sole] = keys.filter((key) => (key === 'src' || key === 'to') && /^\/\S+$/.test(written))
    if (sole === 'src') return report(`Write { src: ${written}, alt: "Description of the image" }.`)
    if (sole === 'to') return report(`Write { label: "Text of the link", to: ${written} }.`)
    return report(keys.length > 0 ? `Keys of this group: ${keys.join(', ')}.` : undefined)
  }
  if (expected === 'number' || expected === 'int') {
    const all = parseNumbers(written).filter((one) => expected === 'number' || !one.includes('.'))
    const digits = all.find((one) => fits(Number(one))) ?? all[0]
    const isNumber = tree.kind === 'scalar' && typeof tree.value === 'number'
    return report(
      digits && (!isNumber || expected === 'int')
        ? `Write only the number, without quotes or a unit: ${digits}.`
        : undefined,
    )
  }
  if (expected === 'boolean') {
    const meant = BOOLEANS[written.toLowerCase()]
    return report(meant && `Write ${meant}.`)
  }
  if (expected !== 'string') return report()
  // `- Yes: always` in a list of texts.
  if (tree.kind === 'map' && !tree.flow && isEntry) return colonInText()
  if (tree.kind !== 'scalar') {
    return tree.flow && isPlainWords(tree)
      ? specialStart(tree.kind === 'map' ? '{' : '[')
      : report()
  }
  if (typeof tree.value === 'number' && String(tree.value) !== written) {
    return numberChanged(written, String(tree.value))
  }
  const date = written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (date !== written && fits(date) && !fits(written))
    return { ...report(messages.didYouMean(date)), replacement: date }
  return report(fits(written) ? `Put it in double quotes: "${written}".` : about)
}

/** The most likely first: 3,500, 4,9, 1.234,5 and 16px. */
function parseNumbers(written: string): string[] {
  const [number = ''] = /-?\d[\d.,_' ]*/.exec(written) ?? []
  const digits = number.replace(/[^\d]+$/, '')
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(digits) ?? []
  const bare = (text: string) => text.replace(/[,._' ]/g, '')
  const grouped = /^-?\d{1,3}([,._' ]\d{3})+$/.test(digits) ? [bare(digits)] : []
  const isDecimal = /^-?(\d+|\d{1,3}([,._' ]\d{3})+)$/.test(whole)
  const decimal = isDecimal ? [`${bare(whole)}.${decimals}`] : []
  return /^-?\d+$/.test(digits) ? [digits] : [...grouped, ...decimal]
}

/** Words of editors, and YAML 1.1. */
const BOOLEANS: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  ja: 'true',
  oui: 'true',
  no: 'false',
  off: 'false',
  nein: 'false',
  non: 'false',
}

const LIST_HINT = 'Write each entry on its own line, after a hyphen and a space.'

/** `{name}`, `[draft]`: text that looks like a map or list. */
const isPlainWords = (tree: MapTree | ListTree): boolean =>
  tree.kind === 'list' || [...tree.entries.values()].every(isBareWord)

/** `-item` or `• item` in place of `- item`. */
function checkBullets(tree: Tree): Message | undefined {
  const word = tree.kind === 'scalar' && typeof tree.value === 'string' ? [tree.value] : []
  for (const text of tree.kind === 'map' ? tree.entries.keys() : word) {
    if (text.startsWith('-')) return spaceAfterHyphen(text.slice(1))
    const [, sign] =
      /^([^\p{L}\p{N}\p{Ps}\p{Pi}"'#&!|%@`?:,/\\$€£+<>=]|\d{1,2}[.)])\s/u.exec(text) ?? []
    if (sign) return bullet(sign)
  }
  return undefined
}

/** Words of other tools for values. */
const VALUE_ALIASES: Aliases = new Map([
  ['string', 'text'],
  ['textarea', 'longText'],
  ['multiline', 'longText'],
  ['message', 'longText'],
  ['mail', 'email'],
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['select', 'choice'],
  ['radio', 'choice'],
  ['dropdown', 'choice'],
  ['boolean', 'checkbox'],
  ['consent', 'checkbox'],
])

function notAllowed(allowed: readonly string[], tree: Tree): Message {
  if (tree.kind !== 'scalar')
    return messages.wrongType('one word', found(tree), `Allowed values: ${allowed.join(', ')}.`)
  const word = String(tree.value)
  const renamed = findRenamedValue(word, allowed)
  return renamed
    ? messages.renamedValue(word, renamed)
    : messages.notAllowed(word, allowed, suggestType(word, allowed, VALUE_ALIASES))
}

function found(tree: Tree): string {
  if (tree.kind === 'map') return 'a group of keys and values'
  if (tree.kind === 'list') return 'a list'
  if (typeof tree.value === 'number') return `the number ${tree.source}`
  if (typeof tree.value === 'boolean') return `${tree.source}, which YAML reads as yes or no`
  return 'text'
}

const toSized = (origin: string): messages.Sized =>
  origin === 'string'
    ? 'text'
    : origin === 'array'
      ? 'list'
      : origin === 'record'
        ? 'group'
        : 'number'
