import { keepIfUnambiguous } from '../suggest.ts'
import type { DiagnosticCode } from './catalogue.ts'
import { didYouMean, list } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

/** What is said about values that refer to something else in the file or the project. */

/** Addresses that nobody gives to pages, but to what people download, play or look at. */
const FILE =
  /^\/.*\.(pdf|docx?|xlsx?|pptx?|od[tsp]|zip|csv|ics|txt|vtt|mp[34]|webm|svg|png|jpe?g|webp|avif|gif)$/i

/** @param known the addresses from among which one was meant, if that is certain */
export const deadLink = (
  to: string,
  meant: string | undefined,
  known?: readonly string[],
): Message => ({
  code: 'link/dead',
  replacement: known && keepIfUnambiguous(to, meant, known),
  message: FILE.test(to) ? `There is no file public${to}.` : `There is no page at "${to}".`,
  hint: meant
    ? didYouMean(meant)
    : `${FILE.test(to) ? 'Put it there, or name another file.' : 'Name another page.'}${/\s/.test(to) ? '' : ` A link that is to stay as it is is written { flagged: ${to}, reason: "why" }.`}`,
})

export const deadAnchor = (anchor: string, page: string, meant: string | undefined): Message => ({
  code: 'link/dead-anchor',
  message: `The page ${page} has no section with the id "${anchor}".`,
  hint: meant
    ? didYouMean(meant)
    : `Give the section an id: ${anchor}, or link to the page without #${anchor}.`,
})

export const forbiddenAddress = (why: string, hint: string): Message => ({
  code: 'link/forbidden',
  message: why,
  hint,
})

/** @param path what stands behind the origin */
export const ownAddress = (written: string, path: string): Message => ({
  code: 'link/own-address',
  message: `"${written}" is an address of this site itself.`,
  replacement: path,
  hint: `Write ${path}, which leads to the same place, also while the site is tried out elsewhere.`,
})

export const unknownPanel = (
  panel: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'link/unknown-panel',
  message: `There is no navigation panel "${panel}".`,
  hint: meant ? didYouMean(meant) : `Panels: ${list(known)}.`,
  replacement: keepIfUnambiguous(panel, meant, known),
})

export const unknownSet = (
  set: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'set/unknown',
  message: `There is no set "${set}".`,
  hint: meant ? didYouMean(meant) : `Sets: ${list(known)}.`,
  replacement: keepIfUnambiguous(set, meant, known),
})

export const unusedSet = (set: string): Message => ({
  code: 'set/unused',
  message: `No page belongs to the set "${set}".`,
  hint: `Delete it, or write set: ${set} on the pages that are to belong to it.`,
})

/** @param line where the letter stands first */
export const sameLetter = (letter: string, other: string, line: number): Message => ({
  code: 'set/same-letter',
  message: `The sheets of this set would have the same numbers as those of "${other}": both have the letter ${letter}.`,
  hint: `The other letter is on line ${line}. Give one of the two another letter, or two.`,
})

/** @param address of the file, from public on */
export const builtFile = (address: string): Message => ({
  code: 'file/built',
  message: `The file public${address} would hide the one that the site makes of this file.`,
  hint: 'Delete it, or give it another name.',
})

/** @param source the file whose compressed form has the same address */
export const compressedFile = (address: string, source: string): Message => ({
  code: 'file/built',
  message: `The file public${address} has the name of the compressed form of public${source}, which the site makes itself.`,
  hint: 'Delete it, or give it another name.',
})

export const needlessFlag = (target: string): Message => ({
  code: 'link/needless-flag',
  message: `This link is flagged as not working, but "${target}" exists.`,
  hint: `Replace the whole value by ${target}.`,
})

export const missingImage = (src: string, meant: string | undefined): Message => ({
  code: 'image/missing',
  message: `There is no picture at public${src}.`,
  replacement: meant,
  hint: meant
    ? didYouMean(meant)
    : `Put the file there, or name another one.${
        /\.(?!svg|png|jpe?g|webp|gif|avif)\w{2,5}$/i.test(src)
          ? ' It has to be of the type SVG, PNG, JPEG, WebP, GIF or AVIF.'
          : ''
      }`,
})

/** @param why the end of a sentence; undefined if its name says already that it is no picture */
export const noPicture = (src: string, why: string | undefined): Message => ({
  code: 'image/missing',
  message: why
    ? `The file public${src} cannot be shown: ${why}.`
    : `The file public${src} is no picture.`,
  hint: 'Pictures are files of the types SVG, PNG, JPEG, WebP, GIF and AVIF. Copy the file anew, or name another one.',
})

/** @param why the end of a sentence */
export const faultyFile = (address: string, why: string): Message => ({
  code: 'link/dead',
  message: `The file public${address} is not published: ${why}.`,
  hint: 'Copy the file anew, give it another name, or link to something else.',
})

/** A file that nothing in the site file names. */
export const leftOut = (address: string, why: string): Message => ({
  code: 'file/left-out',
  message: `The file public${address} is not published: ${why}.`,
  hint: 'Copy it anew, give it another name, or delete it.',
})

export const missingAlt = (): Message => ({
  code: 'image/missing-alt',
  message: 'This picture has no alternative text for people who cannot see it.',
  hint: 'Add a line alt: with what the picture tells, or decorative: true if it tells nothing that the text does not.',
})

export const unknownFigure = (
  name: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'figure/unknown',
  replacement: keepIfUnambiguous(name, meant, known),
  message: `There is no figure "${name}".`,
  hint: meant ? didYouMean(meant) : 'Figures are defined under figures, in groups: group.name.',
})

export const unusedFigure = (name: string): Message => ({
  code: 'figure/unused',
  message: `The figure "${name}" is shown nowhere.`,
  hint: 'Delete it, or name it where it is to be shown.',
})

export const unknownVariable = (
  name: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'variable/unknown',
  replacement: keepIfUnambiguous(name, meant, known) && `{${meant}}`,
  message: `There is no variable {${name}}.`,
  hint: meant
    ? `Did you mean {${meant}}?`
    : 'Variables are the values under company ({company.name}) and the figures ({figures.home.projects}).',
})

export const variableCycle = (name: string): Message => ({
  code: 'variable/cycle',
  message: `The variable {${name}} contains itself, so it has no end.`,
  hint: 'Write one of the texts out instead of using a variable in it.',
})

export const variableTooLong = (name: string): Message => ({
  code: 'variable/too-long',
  message: `The variable {${name}} becomes longer than a page can show when the variables in it are filled in.`,
  hint: 'Use fewer variables in it.',
})

/** @param name the variable beside it, if there is one */
export const looseBrace = (brace: string, name: string | undefined): Message => ({
  code: 'variable/braces',
  message: `The ${brace} here is not part of a variable such as {company.name}.`,
  hint: name
    ? `Write the other brace of the variable, too: {${name}}.`
    : `To show a brace, write it twice: ${brace}${brace}.`,
})

/** `{{company.name}}`, as other programs write variables. */
export const doubledBraces = (name: string): Message => ({
  code: 'variable/braces',
  message: `The braces around ${name} are doubled, so they would be shown and not filled in.`,
  replacement: `{${name}}`,
  hint: `Did you mean {${name}}?`,
})

export const duplicateRoute = (path: string, other: string, line: number): Message => ({
  code: 'route/duplicate',
  message:
    path === other
      ? `There is another page with the address ${path}.`
      : `The address ${path} is the same as ${other}: capital letters make no difference.`,
  hint: `The other is on line ${line}. Give one of the two another address, or delete it.`,
})

/** @param code what the references would be told if each were wrong by itself */
export const misnamedDefinition = (
  code: DiagnosticCode,
  name: string,
  word: string,
  places: number,
): Message => ({
  code,
  message: `Nothing refers to "${name}", but ${places} places refer to "${word}", which does not exist.`,
  replacement: code === 'figure/unknown' ? undefined : word,
  hint: didYouMean(word),
})

export const noHome = (): Message => ({
  code: 'route/no-home',
  message: 'There is no home page.',
  hint: 'Give one page the line "path: /".',
})

export const reservedRoute = (path: string): Message => ({
  code: 'route/reserved',
  message: `The address ${path} is needed by the site itself.`,
  hint: 'Addresses under /api and /assets, those of files in public or of previews (/social/….png), and /sitemap.xml, /robots.txt and /manifest.webmanifest cannot be pages.',
})

/** @param page the address of the page to which such a document belongs */
export const documentRoute = (path: string, page: string): Message => ({
  code: 'route/reserved',
  message: `The address ${path} names the document of the page ${page}, which the site itself makes.`,
  hint: `Write ${page} if that page is meant, or give this one another address.`,
})

/** @param file the address of the file */
export const routeBelowFile = (path: string, file: string): Message => ({
  code: 'route/reserved',
  message: `There can be no page at ${path}, because ${file} is a file and no folder.`,
  hint: 'Give the page another address.',
})

/** @param line where the id is used already; undefined if the page itself needs it */
export const duplicateAnchor = (id: string, line: number | undefined): Message => ({
  code: 'anchor/duplicate',
  message: line
    ? `The id "${id}" is used twice on this page.`
    : `The id "${id}" is needed by the page itself.`,
  hint: line
    ? `The first is on line ${line}. Give one of the two sections another id.`
    : 'Give the section another id.',
})
