import {
  altOf,
  blockTexts,
  inValue,
  type MistakeClass,
  pageLinks,
  pick,
  pictures,
} from '../mistake.ts'
import type { SiteText, Written } from '../site-text.ts'

/** A mistake made in one of some values, by what takes the place of its text. */
const slip = (
  group: string,
  name: string,
  among: (site: SiteText) => readonly Written[],
  change: (text: string) => string | undefined,
  codes: readonly string[],
  fix: RegExp,
): MistakeClass => ({
  group,
  name,
  make(site, random) {
    const value = pick(among(site), random)
    const insert = value && change(value.text)
    if (!value || insert === undefined) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix)
  },
})

const plain = (site: SiteText) =>
  blockTexts(site).filter(({ isQuoted, text }) => !isQuoted && /\S \S/.test(text))
const alts = (site: SiteText) => pictures(site).flatMap((one) => altOf(site, one) ?? [])
const ofRoutes = (key: string) => (site: SiteText) =>
  site.values.filter(
    (one) => one.key === key && one.inFlow && /^routes\b(?!.*fields)/.test(one.path),
  )
const called = (pattern: RegExp) => (site: SiteText) =>
  site.values.filter(({ path }) => pattern.test(path))

/** Puts words behind the first word. */
const behind = (words: string) => (source: string) => source.replace(' ', ` ${words} `)
/** Puts signs around the second word. */
const around = (before: string, after: string) => (source: string) =>
  source.replace(/ (\p{L}[\p{L}\p{N}]*)(?= |$)/u, ` ${before}$1${after}`)

const paste = (
  name: string,
  change: (text: string) => string | undefined,
  fix: RegExp,
  codes: readonly string[] = ['text/markup'],
) => slip('paste', name, plain, change, codes, fix)
const meant = (
  name: string,
  change: (text: string) => string | undefined,
  codes: readonly string[],
  fix: RegExp,
) => slip('not meant', name, plain, change, codes, fix)
const alt = (name: string, insert: string) =>
  slip('pictures', name, alts, () => insert, ['image/poor-alt'], /describe|leave out/i)
const link = (
  name: string,
  change: (text: string) => string | undefined,
  codes: readonly string[],
  fix: RegExp,
) => slip('links', name, pageLinks, change, codes, fix)
const label = (insert: string) =>
  slip('not meant', insert, ofRoutes('label'), () => insert, ['link/vague-label'], /target/i)

const DATE = ['text/date']
const PLACEHOLDER = ['text/placeholder']
const WRITE = /replace|write|words that|did you mean/i

/** Slips of the classes above in forms that people make as well: in other languages, with other signs. */
export const slips: readonly MistakeClass[] = [
  paste('stars around a word', around('*', '*'), /instead/),
  paste('lines below a word', around('_', '_'), /instead/),
  paste('a word struck out', around('~~', '~~'), /instead/),
  paste('a word as code', around('`', '`'), /instead/),
  paste('any tag', around('<mark>', '</mark>'), /delete/i),
  paste('a tag of Word', (source) => `${source}<o:p></o:p>`, /delete/i),
  paste('a comment of HTML', (source) => `${source} <!-- ask Anna -->`, /delete/i),
  paste('an entity of a letter', behind('voil&agrave;'), /à/),
  paste('a picture of Markdown', (source) => `${source} ![logo](logo.png)`, /delete/i),
  paste('a bullet of Word', (source) => `\uf0b7 ${source}`, /delete/i),
  paste('a mark of direction', behind('\u200e'), /delete/i, ['text/hidden-sign']),
  paste(
    'a soft hyphen',
    (source) => source.replace(/(\p{L}{3})(\p{L}{3})/u, '$1\u00ad$2'),
    /delete/i,
    ['text/hidden-sign'],
  ),
  paste('letters of another encoding', behind('fÃ¼r'), /ü/, ['text/garbled']),
  alt('only that it is a picture', 'picture'),
  alt('the name of a camera', 'IMG_4032'),
  alt('photo showing', 'Photo showing a house'),
  alt('in German, a picture of', 'Ein Bild von einem Haus'),
  link('http of this machine', (to) => `http://localhost:5173${to}`, ['link/forbidden'], /\/\w/),
  link('https twice', () => 'https://https://example.com', ['link/forbidden'], /https:\/\/example/),
  link('backslashes', () => 'https:\\\\example.com', ['link/forbidden'], /https:\/\/example/),
  link('between angle brackets', () => '<https://example.com>', ['link/dead'], /https:\/\/example/),
  link('mail for mailto', () => 'mail:anna@example.com', ['link/forbidden'], /mailto:anna/),
  link('(at) in a mailbox', () => 'mailto:anna(at)example.com', ['link/forbidden'], /anna@example/),
  link('a number of WordPress', () => '/?page_id=42', ['link/dead'], /name another/i),
  link('a page with tracking', (to) => `${to}?fbclid=IwAR0abc`, ['link/tracking'], /write \//i),
  meant('a date of April in German', behind('bis 31. April 2026'), DATE, /30/),
  meant('a date of April in French', behind('jusqu’au 31 avril 2026'), DATE, /30/),
  meant('a date of numbers at the end', (source) => `${source} Ab 30.02.2026.`, DATE, /28|29/),
  meant('another day of the week', behind('Monday, 25 December 2025,'), DATE, /Thursday/),
  meant('text to follow', () => '(text to follow)', PLACEHOLDER, WRITE),
  meant('text in German to follow', () => 'Text folgt', PLACEHOLDER, WRITE),
  meant('a variable in other brackets', behind('<company.name>'), PLACEHOLDER, WRITE),
  meant('a number still to be written', (source) => `${source} For XX years.`, PLACEHOLDER, WRITE),
  meant('two commas', (source) => source.replace(/(\p{L}) /u, '$1,, '), ['text/twice'], /once/),
  meant('a guillemet alone', around('«', ''), ['text/unclosed'], /»/),
  label('Klicken Sie hier'),
  label('Click here for more information'),
  label('Lire la suite'),
  slip(
    'not meant',
    'a mistake in the address of the company',
    called(/^company\.contactEmail$/),
    () => 'hello@gmial.com',
    ['text/email'],
    /gmail\.com/,
  ),
  slip(
    'not meant',
    'a copyright of long ago',
    called(/^company\.copyrightYear$/),
    () => '2009',
    DATE,
    /year/,
  ),
  slip(
    'not meant',
    'a rating without its point',
    (site) =>
      called(/^figures\b.*rating\.value$/)(site).filter(({ text }) => /^\d\.\d$/.test(text)),
    () => '"49"',
    ['figure/unlike-label'],
    /right/,
  ),
]
