import type { Random } from '../other-words.ts'
import type { Lines, SiteText, Written } from './site-text.ts'

/** What takes the place of a part of a text; offsets are of the text before. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** What a good answer to a mistake is. */
export interface Expected extends Lines {
  /** Codes that name the cause. */
  readonly codes: readonly string[]
  /** What a hint has to say, or undo what was done. */
  readonly fix: RegExp
}

/** A mistake that a person made at one place of a right text. */
export interface Mistake {
  readonly edits: readonly Edit[]
  readonly expected: Expected
}

/** One class of mistakes. Gives none where the place that it picked does not lend itself to it. */
export interface MistakeClass {
  readonly group: string
  readonly name: string
  readonly make: (site: SiteText, random: Random) => Mistake | undefined
}

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[random(list.length)]

/** The text after edits, which do not overlap. */
export function applied(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => b.from - a.from)
  return inOrder.reduce(
    (done, { from, to, insert }) => done.slice(0, from) + insert + done.slice(to),
    text,
  )
}

/** A text as a part of an expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A mistake on the line of a value. */
export function inValue(
  { line }: Written,
  edit: Edit | readonly Edit[],
  codes: readonly string[],
  fix: RegExp,
): Mistake {
  const edits: readonly Edit[] = 'from' in edit ? [edit] : edit
  const more = edits.reduce((sum, { insert }) => sum + insert.split('\n').length - 1, 0)
  return { edits, expected: { first: line, last: line + more, codes, fix } }
}

/** The edit that writes a line otherwise. */
export const lineEdit = (site: SiteText, line: number, insert: string): Edit => {
  const from = site.starts[line - 1] ?? 0
  return { from, to: from + (site.lines[line - 1]?.length ?? 0), insert }
}

/** The edit that takes lines out. */
export const withoutLines = (site: SiteText, { first, last }: Lines): Edit => ({
  from: site.starts[first - 1] ?? 0,
  to: site.starts[last] ?? site.text.length,
  insert: '',
})

export const lineAt = (site: SiteText, line: number): string => site.lines[line - 1] ?? ''

export const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

/** Keys whose values people read. */
export const TEXT_KEYS =
  /^(headline|heading|tagline|intro|text|description|caption|subtitle|summary|quote|paragraphs|points)$/

/** Texts on a line of their own. */
export const blockTexts = (site: SiteText): Written[] =>
  site.values.filter(
    ({ key, inFlow, text, path }) =>
      TEXT_KEYS.test(key) &&
      !inFlow &&
      text.length > 12 &&
      !text.includes('\n') &&
      !/^(company|words)/.test(path),
  )

/** Keys with a value on a line of their own, whatever it is. */
export const blockKeys = (site: SiteText): Written[] =>
  site.values.filter(({ inFlow, isItem }) => !inFlow && !isItem)

/** Lines that begin with a key, which is not the first of an entry. */
export const plainLines = (site: SiteText) =>
  blockKeys(site).filter(({ line }) => /^ +[\w-]+: /.test(lineAt(site, line)))

/** Links to pages of the site. */
export const pageLinks = (site: SiteText): Written[] =>
  site.values.filter(({ key, text }) => key === 'to' && /^\/[\w/-]{4,}$/.test(text))

/** Where pictures are named, with the alternative text that stands beside them. */
export const pictures = (site: SiteText): Written[] =>
  site.values.filter(
    ({ key, path, text }) => key === 'src' && !/fonts|icon|Icon/.test(path) && text.startsWith('/'),
  )

export const altOf = (site: SiteText, src: Written): Written | undefined =>
  site.values.find((one) => one.key === 'alt' && one.line === src.line && one.from > src.from)

/** A word with a typing mistake in it; its first letter stays. */
export function misspelt(word: string, random: Random): string {
  const at = 1 + random(Math.max(1, word.length - 2))
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  const other = pick(ways, random) ?? word
  return other === word ? `${word}${word.at(-1)}` : other
}
