import type { z } from 'zod'
import type { Note } from '../diagnostics/finding.ts'
import * as note from '../diagnostics/schema-notes.ts'
import {
  missingSpace,
  numberChanged,
  spaceAfterHyphen,
  specialStart,
} from '../diagnostics/yaml-notes.ts'
import { closestWord } from './suggest.ts'
import { isBare, type ListTree, type MapTree, type Tree } from './tree.ts'

type Issue = z.core.$ZodIssue

/** The words for the types of zod. */
const NEEDED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of keys and values',
  record: 'a group of keys and values',
  array: 'a list, whose lines begin with a hyphen,',
}

/**
 * What a zod issue says to people about the value it is about.
 * @param tree the value as it stands in the file
 * @param key the last key of its path
 * @param about the description of the field
 */
export function noteOf(issue: Issue, tree: Tree, key: string, about: string | undefined): Note {
  if (tree.kind === 'scalar' && tree.value === null) return note.noValue(key)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, tree)
    case 'invalid_value':
      return notAllowed(issue.values.map(String), tree)
    case 'too_small':
      return note.tooFew(thing(issue.origin), issue.minimum, issue.exact === true)
    case 'too_big':
      return note.tooMany(thing(issue.origin), issue.maximum, issue.exact === true)
    case 'invalid_union':
      return note.wrongType(
        about ? `something else for "${key}"` : 'something else',
        found(tree),
        about,
      )
    default:
      return note.format(issue.message)
  }
}

function wrongType(expected: string, tree: Tree): Note {
  const needed = NEEDED[expected] ?? 'something else'
  if (expected === 'array' && hyphenWithoutSpace(tree)) return spaceAfterHyphen()
  if (expected === 'object' && tree.kind === 'scalar' && /^[\w-]+:\S/.test(tree.source))
    return missingSpace()
  if (expected === 'string' && tree.kind === 'scalar') {
    if (typeof tree.value === 'number' && String(tree.value) !== tree.source) {
      return numberChanged(tree.source, String(tree.value))
    }
    return note.wrongType(needed, found(tree), `Put it in double quotes: "${tree.source}".`)
  }
  if (expected === 'string' && tree.kind !== 'scalar' && tree.flow && isWords(tree)) {
    return specialStart(tree.kind === 'map' ? '{' : '[')
  }
  if (expected === 'int' && tree.kind === 'scalar' && typeof tree.value === 'number') {
    return note.wrongType(needed, `the number ${tree.source}`, undefined)
  }
  return note.wrongType(needed, found(tree), undefined)
}

/** `{name}`, `[draft]`: words between brackets that were meant as text. */
const isWords = (tree: MapTree | ListTree): boolean =>
  tree.kind === 'list' || [...tree.entries.values()].every(isBare)

/** `-item` where `- item` is meant: YAML reads a word, or a map whose keys begin with hyphens. */
function hyphenWithoutSpace(tree: Tree): boolean {
  if (tree.kind === 'map') return [...tree.entries.keys()].some((key) => key.startsWith('-'))
  return tree.kind === 'scalar' && typeof tree.value === 'string' && tree.value.startsWith('-')
}

function notAllowed(allowed: readonly string[], tree: Tree): Note {
  if (tree.kind !== 'scalar')
    return note.wrongType('one word', found(tree), `Possible: ${allowed.join(', ')}.`)
  const word = String(tree.value)
  return note.notAllowed(word, allowed, closestWord(word, allowed))
}

function found(tree: Tree): string {
  if (tree.kind === 'map') return 'a group of keys and values'
  if (tree.kind === 'list') return 'a list'
  if (typeof tree.value === 'number') return `the number ${tree.source}`
  if (typeof tree.value === 'boolean') return `the word ${tree.source} (yes or no to YAML)`
  return 'a text'
}

const thing = (origin: string): string =>
  origin === 'string' ? 'text' : origin === 'array' ? 'list' : 'number'
