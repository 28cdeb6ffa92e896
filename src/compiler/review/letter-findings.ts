import type { Finding, Note } from '../../diagnostics/finding.ts'
import * as note from '../../diagnostics/reference-notes.ts'
import { headlinedSection, headlineOf, lettersLacking } from '../../letters.ts'
import type { CompiledSite, PageData, Path, PublicFiles } from '../../model.ts'
import { placeAt, spanAt } from '../locate.ts'
import type { MapTree, Tree } from '../tree.ts'

/** Hold addresses, what is told to those who see no picture, and the look of the site: nothing that fonts show. */
const UNSHOWN: ReadonlySet<string> = new Set(['theme', 'src', 'to', 'alt'])

/** A font that the theme names. */
interface Font {
  readonly src: string
  readonly characters: ReadonlySet<number>
}

/**
 * Texts with letters that fonts of the theme lack: the headline of each page, which its picture for sharing cannot show
 * then, and the first text with each further letter.
 * @param site what the file describes, without errors
 */
export function letterFindings(
  root: MapTree,
  { theme, pages }: CompiledSite,
  publicFiles: PublicFiles,
): Finding[] {
  const fontAt = (src: string): Font => {
    const file = publicFiles.get(src)
    // What is not known to lack letters has all of them.
    return { src, characters: file && 'characters' in file ? file.characters : EVERY }
  }
  const display = fontAt(theme.fonts.display.src)
  const fonts = [...new Set(Object.values(theme.fonts).map(({ src }) => src))].map(fontAt)
  const told = new Set<string>()
  const at = (path: Path, said: Note): Finding => ({ ...said, span: spanAt(root, path), path })

  const headlines = pages.flatMap((page, index): Finding[] => {
    const letters = lettersLacking(display.characters, headlineOf(page))
    // A picture that somebody drew shows what it shows.
    if (letters.length === 0 || publicFiles.has(`/social/${page.id}.png`)) return []
    for (const letter of letters) told.add(letter)
    return [
      at(placeOfHeadline(root, page, index), note.undrawnHeadline(page.path, display.src, letters)),
    ]
  })
  const others = [...textsIn(root, [])].flatMap(([text, path]): Finding[] => {
    const isNew = (letter: string) => !told.has(letter)
    const lacking = fonts.flatMap(({ src, characters }) => {
      const letters = lettersLacking(characters, text).filter(isNew)
      return letters.length > 0 ? [{ src, letters }] : []
    })
    if (lacking.length === 0) return []
    const letters = [...new Set(lacking.flatMap((one) => one.letters))]
    for (const letter of letters) told.add(letter)
    return [
      at(
        path,
        note.lackingLetters(
          lacking.map(({ src }) => src),
          letters,
        ),
      ),
    ]
  })
  return [...headlines, ...others]
}

const EVERY: ReadonlySet<number> = Object.assign(new Set<number>(), { has: () => true })

/** Where the headline of a picture is written; the address of the page, where that comes from its type. */
function placeOfHeadline(root: MapTree, page: PageData, index: number): Path {
  const section = headlinedSection(page)
  const route = ['routes', index]
  const path = section < 0 ? [...route, 'title'] : [...route, 'sections', section, 'headline']
  return placeAt(root, path).found ? path : [...route, 'path']
}

/** Every text that a font may show, with its place. */
function* textsIn(tree: Tree, path: Path): Generator<[text: string, path: Path]> {
  if (tree.kind === 'scalar') {
    if (typeof tree.value === 'string') yield [tree.value, path]
  } else if (tree.kind === 'list') {
    for (const [index, item] of tree.items.entries()) yield* textsIn(item, [...path, index])
  } else {
    for (const [key, { value }] of tree.entries)
      if (!UNSHOWN.has(key)) yield* textsIn(value, [...path, key])
  }
}
