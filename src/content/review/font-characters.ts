import type { SectionKind } from '../../../schemas/section.ts'
import { findMissingCharacters } from '../../contract/missing-characters.ts'
import * as messages from '../diagnostics/font-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { CompiledSite, Path, PublicFiles } from '../model.ts'
import type { Data, MapTree, Tree } from '../tree.ts'
import { getHeadlinePath } from './repeated-headlines.ts'

/** Keys whose values are not rendered as text. */
const UNSHOWN: ReadonlySet<string> = new Set(['theme', 'src', 'to', 'alt'])

type Step = Path[number]

type Defaults = readonly { readonly path: Path; readonly value: unknown }[]

interface Font {
  readonly src: readonly string[]
  readonly files: readonly ReadonlySet<number>[]
  readonly has: (codePoint: number) => boolean
}

/** For a site without errors. Checks every headline, which social images show, and each character once. */
export function checkFontCharacters(
  root: MapTree,
  { theme, pages, outlines }: CompiledSite,
  publicFiles: PublicFiles,
  kinds: ReadonlyMap<string, SectionKind>,
  defaults: Defaults = [],
): SpanDiagnostic[] {
  const display = theme.fonts.display && createFont(theme.fonts.display.src, publicFiles)
  const fontLists = new Map(
    Object.values(theme.fonts).flatMap((font) => (font ? [[font.src.join(), font.src]] : [])),
  )
  const fonts = [...fontLists.values()].map((src) => createFont(src, publicFiles))
  const lackUnit = unitsLacking(fonts)
  const reported = new Set<string>()
  const at = (path: Path, message: Message): SpanDiagnostic => ({
    ...message,
    span: getSpan(root, path),
    path,
  })

  const headlines = pages.flatMap((page, index): SpanDiagnostic[] => {
    if (!display) return []
    const letters = findMissingCharacters(display, outlines.get(page.path)?.title ?? page.title)
    // A custom social image replaces the generated one.
    if (letters.length === 0 || publicFiles.has(`/social/${page.id}.png`)) return []
    for (const letter of letters) reported.add(letter)
    return [
      at(
        getHeadlinePath(root, page, index, kinds),
        messages.missingHeadlineCharacters(page.path, display.src, letters),
      ),
    ]
  })
  const others: SpanDiagnostic[] = []
  /** @returns whether the fonts have all characters */
  const checkText = (text: string, path: Path, describe = messages.missingCharacters): boolean => {
    if (isPlain(text, lackUnit)) return true
    // Systems render emoji with their own font.
    const isNew = (letter: string) =>
      !reported.has(letter) && !/\p{Emoji_Presentation}/u.test(letter)
    const lacking = fonts.flatMap((font) => {
      const letters = findMissingCharacters(font, text).filter(isNew)
      return letters.length > 0 ? [{ src: font.src, letters }] : []
    })
    if (lacking.length === 0) return false
    const letters = [...new Set(lacking.flatMap((one) => one.letters))]
    for (const letter of letters) reported.add(letter)
    const sources = lacking.map(({ src }) => src)
    others.push(at([...path], describe(sources, letters)))
    return false
  }
  eachText(root, [], checkText, lackUnit)
  checkText(wordsIn(defaults), ['theme', 'fonts'], messages.missingDefaultCharacters)
  return [...headlines, ...others]
}

/** A file without font data counts as having all characters. */
function createFont(src: readonly string[], publicFiles: PublicFiles): Font {
  const files = src.map((address) => {
    const file = publicFiles.get(address)
    return file && 'characters' in file ? file.characters : EVERY
  })
  return { src, files, has: (codePoint) => files.some((file) => file.has(codePoint)) }
}

const UNITS = 0x10000

let last: { readonly fonts: readonly Font[]; readonly lack: Uint8Array } | undefined

/** UTF-16 units that some font lacks. Cached by fonts. */
function unitsLacking(fonts: readonly Font[]): Uint8Array {
  const isSame = (one: Font, index: number) => {
    const files = last?.fonts[index]?.files
    return files?.length === one.files.length && one.files.every((file, at) => file === files[at])
  }
  if (last?.fonts.length === fonts.length && fonts.every(isSame)) return last.lack
  const lack = new Uint8Array(UNITS)
  for (const { files, has } of fonts) {
    if (files.includes(EVERY)) continue
    for (let unit = 0; unit < UNITS; unit += 1) if (!has(unit)) lack[unit] = 1
  }
  last = { fonts, lack }
  return lack
}

/** Fast check that succeeds for nearly every text. */
function isPlain(text: string, lackUnit: Uint8Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (lackUnit[text.charCodeAt(at)]) return false
  return true
}

const EVERY: ReadonlySet<number> = Object.assign(new Set<number>(), { has: () => true })

function wordsIn(defaults: Defaults): string {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
  }
  const shown = defaults.filter(({ path }) => !path.some((step) => UNSHOWN.has(String(step))))
  return shown.flatMap(({ value }) => textsIn(value)).join(' ')
}

/** Maps without missing characters, by font data. Most are unchanged between compilations. */
const plain = new WeakMap<Data, Uint8Array>()

/** Returns whether no characters are missing. Reuses `path`, so callers must copy it. */
function eachText(
  tree: Tree,
  path: Step[],
  checkText: (text: string, path: Path) => boolean,
  lackUnit: Uint8Array,
): boolean {
  if (tree.kind === 'scalar') return typeof tree.value !== 'string' || checkText(tree.value, path)
  let isAllPlain = true
  const below = (step: Step, value: Tree) => {
    path.push(step)
    if (!eachText(value, path, checkText, lackUnit)) isAllPlain = false
    path.pop()
  }
  if (tree.kind === 'list') {
    tree.items.forEach((item, index) => {
      below(index, item)
    })
    return isAllPlain
  }
  if (plain.get(tree.data) === lackUnit) return true
  for (const [key, { value }] of tree.entries) if (!UNSHOWN.has(key)) below(key, value)
  if (isAllPlain) plain.set(tree.data, lackUnit)
  return isAllPlain
}
