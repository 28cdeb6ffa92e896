import { type CompileContext, compile } from '../../content/compile.ts'
import { placeAt } from '../../content/locate.ts'
import type { Edit, Path } from '../../content/model.ts'
import { plain } from '../../content/tree.ts'
import { getTextVersion, readText, replaceIfUnchanged } from '../../site-folder/site-file.ts'
import { type Change, inverse, spliced } from '../edit/index.ts'
import { changedAt, isSame } from '../edit/meant.ts'
import { PlainText } from '../edit/plain-text.ts'
import { reading } from '../edit/reading.ts'
import { editAll } from '../edit/several.ts'
import { newPage } from '../forms/new-page.ts'
import { isSection } from '../forms/source.ts'
import type { LiveSite } from '../live-site.ts'
import type { Answer, FileDraft, Fix, Wish } from './messages.ts'
import { setThrough } from './part-change.ts'
import { pictureChanges } from './picture-changes.ts'
import { isMap } from './values.ts'

/** A step that can be taken back. */
interface Step {
  readonly splices: readonly Edit[]
  readonly before: string
  readonly after: string
}

/** Where the site file is written: by one wish after the other, each of which can be taken back. */
export class SiteDesk {
  readonly #file: string
  readonly #live: LiveSite
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  constructor(file: string, live: LiveSite) {
    this.#file = file
    this.#live = live
  }

  get undo(): number {
    return this.#done.length
  }

  get redo(): number {
    return this.#undone.length
  }

  /** @param written is told the new text */
  grant(wish: Wish, written: (text: string) => void): Answer {
    try {
      const now = readText(this.#file)
      if (wish.do === 'undo' || wish.do === 'redo') return this.#turn(now, wish.do, written)
      if (wish.do === 'fix') return this.#fix(now, wish, written)
      if (wish.do === 'text') return this.#text(now, wish, written)
      const changes = changesOf(wish, now, this.#live.context)
      return changes ? this.#edit(now, changes, written) : refused(ELSEWHERE, LOOK)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return refused(`The file could not be written: ${why}`, 'What you typed is still here.')
    }
  }

  #edit(now: string, changes: readonly Change[], written: (text: string) => void): Answer {
    const result = editAll(now, changes, this.#live.context)
    if (!result.ok) return result
    return this.#take(now, result.splices, written)
  }

  /** Only what was offered for this very text is done: no page can write anything else in this way. */
  #fix(now: string, fix: Fix, written: (text: string) => void): Answer {
    if (!this.#live.offers(fix) || getTextVersion(now) !== fix.version)
      return refused(ELSEWHERE, LOOK)
    return this.#take(now, fix.edits, written)
  }

  /** What was typed into the text of the file itself: all or nothing of it, and nothing that has an error. */
  #text(now: string, { version, edits }: FileDraft, written: (text: string) => void): Answer {
    if (getTextVersion(now) !== version) return refused(ELSEWHERE, LOOK)
    const drafts = edits.map(({ insert, ...place }) => ({ ...place, insert: [insert] }))
    const splices = new PlainText(now).splices(drafts)
    const { errors } = compile(spliced(now, splices), this.#live.context)
    if (errors.length > 0) return { ok: false, diagnostics: errors }
    return this.#take(now, splices, written)
  }

  #take(before: string, splices: readonly Edit[], written: (text: string) => void): Answer {
    const after = spliced(before, splices)
    if (after === before) return { ok: true }
    const from = getTextVersion(before)
    if (!this.#write(before, after, written)) return refused(ELSEWHERE, LOOK)
    this.#done.push({ splices, before, after })
    this.#undone.length = 0
    return { ok: true, step: { from, to: getTextVersion(after) } }
  }

  #turn(now: string, way: 'undo' | 'redo', written: (text: string) => void): Answer {
    const [from, to] = way === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done]
    const step = from.at(-1)
    if (!step) return refused('There is nothing to take back or make again.', '')
    const [expected, splices] =
      way === 'undo'
        ? [step.after, inverse(step.before, step.splices)]
        : [step.before, step.splices]
    if (now !== expected)
      return refused(OTHER_HANDS, 'Take back what the other program did, or edit the text again.')
    if (!this.#write(now, spliced(now, splices), written)) return refused(ELSEWHERE, LOOK)
    from.pop()
    to.push(step)
    return { ok: true }
  }

  #write(before: string, after: string, written: (text: string) => void): boolean {
    const isWritten = replaceIfUnchanged(this.#file, before, after)
    if (isWritten) written(after)
    return isWritten
  }
}

/** What a wish means for the file as it is now; undefined where that is not what it was made for. */
function changesOf(
  wish: Exclude<Wish, { readonly do: 'undo' | 'redo' | 'fix' | 'text' }>,
  now: string,
  context: CompileContext,
): readonly Change[] | undefined {
  const { tree } = reading(new PlainText(now).text)
  if (wish.do === 'write' || wish.do === 'picture') {
    if (!isSame(valueIn(now, wish.at), wish.was)) return undefined
    const { here } = wish
    if (here)
      return here.version === getTextVersion(now) ? [onlyHere(now, wish, here.at)] : undefined
    if (wish.do === 'picture') return pictureChanges(wish)
    return tree && [setThrough(tree, wish.at, wish.value)]
  }
  if (getTextVersion(now) !== wish.version) return undefined
  if (wish.do === 'page' || wish.do === 'change') return [wish.change]
  if (wish.do === 'addPage') {
    const made = tree && newPage(tree, wish.page, context)
    return made && [{ do: 'insert', ...made }]
  }
  const { at } = wish
  const index = Number(at.at(-1))
  if (wish.do === 'remove') return [{ do: 'remove', at }]
  if (wish.do !== 'copy') return [{ do: 'move', at, to: index + (wish.do === 'up' ? -1 : 1) }]
  return [
    { do: 'insert', at: [...at.slice(0, -1), index + 1], value: copyOf(valueIn(now, at), at) },
  ]
}

/** A copy of an entry: of a section without its anchor, which no other section of the page may have. */
function copyOf(value: unknown, at: Path): unknown {
  if (!isSection(at) || !isMap(value)) return value
  const { id: _id, ...rest } = value
  return rest
}

/** Gives a section of its own what its type gives it: all that stands under the key, with one value changed. */
function onlyHere(
  now: string,
  { at, value }: { readonly at: Path; readonly value: unknown },
  here: Path,
): Change {
  const depth = here.length - 1
  const whole = valueIn(now, at.slice(0, depth))
  return { do: 'set', at: here, value: changedAt(whole, at.slice(depth), () => value) }
}

const LOOK = 'Look at what it says now, and change it again if you still want to.'
const ELSEWHERE = 'This place has been changed by somebody else meanwhile, so nothing was written.'
const OTHER_HANDS =
  'Another program has changed the file since, so this step cannot be taken exactly.'

const refused = (message: string, hint: string): Answer => ({
  ok: false,
  diagnostics: [{ message, hint }],
})

/** The value at a place of a file; undefined where there is none. */
function valueIn(file: string, at: readonly (string | number)[]): unknown {
  const { tree } = reading(new PlainText(file).text)
  const place = tree && placeAt(tree, at)
  return place?.found ? plain(place.tree) : undefined
}
