import { keepIfUnambiguous } from '../suggest.ts'
import { didYouMean, formatNames } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

export const undeclaredLanguage = (
  code: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'language/undeclared',
  message: `The language "${code}" is not one of the site.`,
  hint: meant
    ? didYouMean(meant)
    : `Languages: ${formatNames(known)}. To add it, write it under "languages" with its path.`,
  replacement: keepIfUnambiguous(code, meant, known),
})

export const sameAsDefault = (code: string): Message => ({
  code: 'language/duplicate',
  message: `"${code}" is the default language of the site already.`,
  hint: 'List only the other languages here. The words and menus of the default language are at the top level of the file.',
})

export const samePath = (path: string, other: string, line: number): Message => ({
  code: 'language/duplicate',
  message: `The language "${other}" has the path ${path} as well.`,
  hint: `It is on line ${line}. Give each language a path of its own.`,
})

export const noPages = (code: string, path: string): Message => ({
  code: 'language/no-pages',
  message: `There is no page at ${path}, the home page of the language "${code}".`,
  hint: `Add a page with "path: ${path}" under routes, or change the path of the language.`,
})

export const noWords = (code: string, missing: readonly string[]): Message => ({
  code: 'language/no-words',
  message: `The language "${code}" has no words of its own: ${formatNames(missing)}.`,
  hint: `Add them under languages.${code}. The other languages have built-in words.`,
})

export const translatesItself = (main: string): Message => ({
  code: 'language/translation',
  message: `A page in the default language (${main}) cannot be a translation.`,
  hint: 'Write "translationOf" on the page in the other language, or set its "language".',
})

export const noPage = (target: string): Message => ({
  code: 'language/translation',
  message: `"${target}" is not the path of a page, so it has no translation.`,
  hint: 'Write the path of the page in the default language, such as /contact.',
})

export const notDefault = (path: string, code: string, main: string): Message => ({
  code: 'language/translation',
  message: `The page ${path} is in the language "${code}", not in the default language (${main}).`,
  hint: 'Name the page in the default language. All its translations belong together.',
})

export const translatedTwice = (path: string, code: string, line: number): Message => ({
  code: 'language/translation',
  message: `The page ${path} has two translations into "${code}".`,
  hint: `The other one is on line ${line}. Remove "translationOf" from one of the two.`,
})
