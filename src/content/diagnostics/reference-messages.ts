import { keepIfUnambiguous } from '../suggest.ts'
import type { DiagnosticCode } from './catalog.ts'
import { didYouMean, formatNames } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

/** Matches addresses of files, as opposed to pages. */
export const FILE_ADDRESS =
  /^\/.*\.(pdf|docx?|xlsx?|pptx?|od[tsp]|zip|csv|ics|txt|vtt|mp[34]|webm|svg|png|jpe?g|webp|avif|gif)$/i

/** @param known the candidates that `meant` was chosen from, if a fix may be offered */
export const deadLink = (
  to: string,
  meant: string | undefined,
  known?: readonly string[],
): Message => ({
  code: 'link/dead',
  replacement: known && keepIfUnambiguous(to, meant, known),
  message: FILE_ADDRESS.test(to)
    ? `The file public${to} does not exist.`
    : `The page "${to}" does not exist.`,
  hint: meant
    ? didYouMean(meant)
    : `${FILE_ADDRESS.test(to) ? 'Add the file, or name another file.' : 'Name another page.'}${/\s/.test(to) ? '' : ` To keep a link that does not work yet, write { flagged: ${to}, reason: "why" }.`}`,
})

export const draftPage = (to: string, page: string): Message => ({
  code: 'link/draft',
  message: `The page ${page} is a draft, so this link would lead nowhere.`,
  hint: `Delete "draft: true" there to publish it, or delete the link. To keep a link that does not work yet, write { flagged: ${to}, reason: "why" }.`,
})

export const draftSection = (anchor: string): Message => ({
  code: 'link/draft',
  message: `The section #${anchor} is a draft, so this link would lead nowhere.`,
  hint: 'Delete "draft: true" there to publish it, or link to the page without the id.',
})

export const deadAnchor = (anchor: string, page: string, meant: string | undefined): Message => ({
  code: 'link/dead-anchor',
  message: `The page ${page} has no section with the id "${anchor}".`,
  hint: meant
    ? didYouMean(meant)
    : `Add "id: ${anchor}" to the section, or link to the page without #${anchor}.`,
})

export const forbiddenAddress = (why: string, hint: string): Message => ({
  code: 'link/forbidden',
  message: why,
  hint,
})

export const ownAddress = (written: string, path: string): Message => ({
  code: 'link/own-address',
  message: `"${written}" is a full address of this site.`,
  replacement: path,
  hint: `Write ${path}, which also works when the site runs at another address.`,
})

export const unknownPanel = (
  panel: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'link/unknown-panel',
  message: `Unknown navigation panel "${panel}".`,
  hint: meant ? didYouMean(meant) : `Available panels: ${formatNames(known)}.`,
  replacement: keepIfUnambiguous(panel, meant, known),
})

export const unknownCollection = (
  collection: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'set/unknown',
  message: `There is no collection "${collection}".`,
  hint: meant ? didYouMean(meant) : `Collections: ${formatNames(known)}.`,
  replacement: keepIfUnambiguous(collection, meant, known),
})

export const unusedCollection = (collection: string): Message => ({
  code: 'set/unused',
  message: `No page belongs to the collection "${collection}".`,
  hint: `Delete it, or write collection: ${collection} on the pages that belong to it.`,
})

/** A section lists a collection without pages. */
export const emptyCollection = (collection: string): Message => ({
  code: 'set/empty',
  message: `This section lists the collection "${collection}", to which no page belongs.`,
  hint: `Write collection: ${collection} on the pages that it should list, or remove the section.`,
})

export const samePrefix = (prefix: string, other: string, line: number): Message => ({
  code: 'set/same-letter',
  message: `The pages of this collection would have the same numbers as those of "${other}": both have the prefix ${prefix}.`,
  hint: `The other prefix is on line ${line}. Change one of the two.`,
})

export const needlessFlag = (target: string): Message => ({
  code: 'link/needless-flag',
  message: `This link is flagged as broken, but "${target}" exists.`,
  hint: `Replace the whole value with ${target}.`,
})

export const missingFile = (file: string, meant: string | undefined): Message => ({
  code: 'link/dead',
  message: `The file public${file} does not exist.`,
  replacement: meant,
  hint: meant ? didYouMean(meant) : 'Add the file, or remove the entry.',
})

export const unknownFigure = (
  name: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'figure/unknown',
  replacement: keepIfUnambiguous(name, meant, known),
  message: `Unknown figure "${name}".`,
  hint: meant
    ? didYouMean(meant)
    : 'Write the name of a figure defined under figures, as group.name.',
})

export const unusedFigure = (name: string): Message => ({
  code: 'figure/unused',
  message: `The figure "${name}" is not used.`,
  hint: 'Delete it, or use it in a section or text.',
})

export const unknownVariable = (
  name: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'variable/unknown',
  replacement: keepIfUnambiguous(name, meant, known) && `{${meant}}`,
  message: `Unknown variable {${name}}.`,
  hint: meant
    ? `Did you mean {${meant}}?`
    : 'Available variables: the values under company ({company.name}) and figures ({figures.home.projects}).',
})

export const variableCycle = (name: string): Message => ({
  code: 'variable/cycle',
  message: `The variable {${name}} refers to itself.`,
  hint: 'Replace one of the variables with its text.',
})

export const variableTooLong = (name: string): Message => ({
  code: 'variable/too-long',
  message: `The variable {${name}} is too long once the variables in it are replaced.`,
  hint: 'Use fewer variables in it.',
})

/** @param name the variable next to the brace */
export const looseBrace = (brace: string, name: string | undefined): Message => ({
  code: 'variable/braces',
  message: `This ${brace} is not part of a variable such as {company.name}.`,
  hint: name
    ? `Add the other brace: {${name}}.`
    : `To show a brace, write it twice: ${brace}${brace}.`,
})

export const doubledBraces = (name: string): Message => ({
  code: 'variable/braces',
  message: `Double braces around ${name} are shown as text, not replaced with the value.`,
  replacement: `{${name}}`,
  hint: `Did you mean {${name}}?`,
})

export const duplicateRoute = (path: string, other: string, line: number): Message => ({
  code: 'route/duplicate',
  message:
    path === other
      ? `Another page has the same path ${path}.`
      : `The path ${path} is the same as ${other}, because case is ignored.`,
  hint: `The other page is on line ${line}. Change one of the two paths, or delete one page.`,
})

/** @param code of the diagnostic that each reference alone would have */
export const misnamedDefinition = (
  code: DiagnosticCode,
  name: string,
  word: string,
  places: number,
): Message => ({
  code,
  message: `"${name}" is never used, but ${places} values refer to "${word}", which does not exist.`,
  replacement: code === 'figure/unknown' ? undefined : word,
  hint: didYouMean(word),
})

export const noHome = (): Message => ({
  code: 'route/no-home',
  message: 'There is no home page.',
  hint: 'Set "path: /" on one page.',
})

export const draftHome = (): Message => ({
  code: 'route/no-home',
  message: 'The home page cannot be a draft.',
  hint: 'Delete "draft: true", or mark single sections of it as drafts.',
})

export const reservedRoute = (path: string): Message => ({
  code: 'route/reserved',
  message: `The path ${path} is reserved.`,
  hint: 'Choose another path. Reserved are /api, /assets, files in public, social images (/social/….png and .jpg), /sitemap.xml, /robots.txt and /manifest.webmanifest.',
})

export const documentRoute = (path: string, page: string): Message => ({
  code: 'route/reserved',
  message: `The path ${path} is reserved for the generated document of the page ${page}.`,
  hint: `Write ${page}, or choose another path.`,
})

export const routeBelowFile = (path: string, file: string): Message => ({
  code: 'route/reserved',
  message: `There can be no page at ${path}, because ${file} is a file.`,
  hint: 'Choose another path for the page.',
})

/** @param line of the first use; undefined if the id is reserved */
export const duplicateAnchor = (id: string, line: number | undefined): Message => ({
  code: 'anchor/duplicate',
  message: line ? `The id "${id}" is used twice on this page.` : `The id "${id}" is reserved.`,
  hint: line
    ? `The first is on line ${line}. Give one of the two sections another id.`
    : 'Choose another id.',
})
