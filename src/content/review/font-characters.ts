import { findMissingCharacters } from '../../contract/missing-characters.ts'
import type { TextCache } from '../cache.ts'
import * as messages from '../diagnostics/font-messages.ts'
import type { CompiledSite, Path, PublicFiles } from '../model.ts'
import { isPage, type Tree, visitTree } from '../tree.ts'
import { getHeadlinePath } from './repeated-headlines.ts'
import type { ReviewedSite, ReviewRule, Warning } from './review-rule.ts'

const UNSHOWN: ReadonlySet<string> = new Set(['theme', 'src', 'to', 'alt', 'titlePattern'])

interface Font {
  readonly src: readonly string[]
  readonly has: (codePoint: number) => boolean
  readonly hasAscii: boolean
}

/** Characters that the fonts lack: in every headline, which social images show, and elsewhere once each. */
export const fontCharacters: ReviewRule = {
  code: 'font/letters',
  check(site) {
    const { compiled, root, expanded, textCache } = site
    if (!compiled) return []
    const fonts = createFonts(compiled, site.publicFiles)
    if (fonts.length === 0) return []
    const headlines = checkHeadlines(site, compiled)
    const reported = new Set(headlines.flatMap(({ letters }) => letters))
    const hasAscii = fonts.every((font) => font.hasAscii)
    const texts = listTexts(root, hasAscii, textCache).flatMap(({ text, path }) =>
      checkText(text, fonts, reported).map((one) => ({ ...one, path })),
    )
    const defaults = expanded.inherited.all()
    const getLanguageAt = createLanguageLookup(site)
    const inDefaults = [undefined, ...Object.keys(compiled.languages)].flatMap((language) => {
      const own = defaults.filter(({ path }) => getLanguageAt(path) === language)
      const text = [...new Set(listDefaults(own))].join(' ')
      return checkText(text, fonts, reported).map((one) => ({ ...one, language }))
    })
    return [
      ...headlines.map(({ warning }) => warning),
      ...texts.map(({ sources, letters, path }) => ({
        ...messages.missingCharacters(sources, letters),
        path,
      })),
      ...inDefaults.map(({ sources, letters, language }) => ({
        ...messages.missingDefaultCharacters(sources, letters, language),
        path: language === undefined ? ['theme', 'fonts'] : ['languages', language],
      })),
    ]
  },
}

/** The created function returns undefined for the default language. */
function createLanguageLookup({ targets }: ReviewedSite) {
  const pages = new Map([...targets.pages.values()].map(({ at, language }) => [at[1], language]))
  return ([part, index]: Path): string | undefined => {
    if (part === 'languages') return String(index)
    return part === 'routes' ? pages.get(index) : undefined
  }
}

function createFonts({ theme }: CompiledSite, files: PublicFiles): Font[] {
  const sources = Object.values(theme.fonts).flatMap((font) => (font ? [font.src] : []))
  const distinct = new Map(sources.map((src) => [src.join('\n'), src]))
  return [...distinct.values()].map((src) => createFont(src, files))
}

/** A file without font data counts as having all characters. */
function createFont(src: readonly string[], files: PublicFiles): Font {
  const sets = src.map((address) => {
    const file = files.get(address)
    return file && 'characters' in file ? file.characters : undefined
  })
  const has = (codePoint: number) => sets.some((set) => !set || set.has(codePoint))
  return { src, has, hasAscii: ASCII_CODES.every(has) }
}

function checkHeadlines({ root, publicFiles, vocabulary }: ReviewedSite, compiled: CompiledSite) {
  const { theme, pages, outlines } = compiled
  const { display } = theme.fonts
  if (!display) return []
  const font = createFont(display.src, publicFiles)
  return pages.flatMap((page, index): { warning: Warning; letters: string[] }[] => {
    const letters = findMissingCharacters(font, outlines.get(page.path)?.title ?? page.title)
    // A custom social image replaces the generated one.
    const hasOwn = ['png', 'jpg'].some((end) => publicFiles.has(`/social/${page.id}.${end}`))
    if (letters.length === 0 || hasOwn) return []
    const path = getHeadlinePath(root, page, index, vocabulary.kinds)
    const message = messages.missingHeadlineCharacters(page.path, display.src, letters)
    return [{ warning: { ...message, path }, letters }]
  })
}

interface Missing {
  readonly sources: Font['src'][]
  readonly letters: readonly string[]
  readonly path: Path
}

const ASCII = /^[ -~]*$/

const ASCII_CODES = Array.from({ length: 95 }, (_, index) => 32 + index)

function checkText(text: string, fonts: readonly Font[], reported: Set<string>): Missing[] {
  if (ASCII.test(text) && fonts.every(({ hasAscii }) => hasAscii)) return []
  // Systems render emoji with their own font.
  const isNew = (letter: string) => !reported.has(letter) && !/\p{Emoji_Presentation}/u.test(letter)
  const lacking = fonts.flatMap((font) => {
    const letters = findMissingCharacters(font, text).filter(isNew)
    return letters.length > 0 ? [{ src: font.src, letters }] : []
  })
  if (lacking.length === 0) return []
  const letters = [...new Set(lacking.flatMap((one) => one.letters))]
  for (const letter of letters) reported.add(letter)
  return [{ sources: lacking.map(({ src }) => src), letters, path: [] }]
}

export interface PlacedText {
  readonly text: string
  readonly path: Path
}

/** The texts that may have characters that fonts lack. @param hasAscii whether all fonts have the ASCII characters */
function listTexts(root: Tree, hasAscii: boolean, cache: TextCache): PlacedText[] {
  const found: PlacedText[] = []
  visitTree(root, (tree, path) => {
    const key = path.at(-1)
    if (typeof key === 'string' && UNSHOWN.has(key)) return false
    if (isPage(tree, path)) {
      const inside = cache.specialTexts.getOrCompute(tree.data, [hasAscii], () =>
        listTexts(tree, hasAscii, cache),
      )
      for (const one of inside) found.push({ ...one, path: [...path, ...one.path] })
      return false
    }
    const text = tree.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : ''
    if (!(hasAscii && ASCII.test(text))) found.push({ text, path: [...path] })
    return true
  })
  return found
}

function listDefaults(defaults: readonly { readonly path: Path; readonly value: unknown }[]) {
  const listStrings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(listStrings)
      : []
  }
  return defaults
    .filter(({ path }) => !path.some((step) => UNSHOWN.has(String(step))))
    .flatMap(({ value }) => listStrings(value))
}
