import { type CompileContext, compile } from '../../content/compile.ts'
import { locate } from '../../content/locate.ts'
import type { Edit, Path } from '../../content/model.ts'
import { toData } from '../../content/tree.ts'
import { getTextVersion, readText, replaceIfUnchanged } from '../../site-folder/site-file.ts'
import { isDeepEqual, updateAt } from '../edit/data.ts'
import { editMany } from '../edit/edit-many.ts'
import { applyEdits, type Change, invertEdits } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { isSection } from '../forms/form-source.ts'
import { createPage } from '../forms/new-page.ts'
import type { LiveSite } from '../live-site.ts'
import { setWithParents } from './form-change.ts'
import { getImageChanges } from './image-changes.ts'
import type { EditCommand, EditResponse, Fix, SourceEdits } from './protocol.ts'
import { isRecord } from './values.ts'

interface HistoryStep {
  readonly splices: readonly Edit[]
  readonly before: string
  readonly after: string
}

/** Applies edit commands to the site file, with undo and redo. */
export class EditSession {
  readonly #file: string
  readonly #live: LiveSite
  readonly #done: HistoryStep[] = []
  readonly #undone: HistoryStep[] = []

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

  /** @param written called with the new text */
  apply(command: EditCommand, written: (text: string) => void): EditResponse {
    try {
      const now = readText(this.#file)
      if (command.do === 'undo' || command.do === 'redo')
        return this.#stepThroughHistory(now, command.do, written)
      if (command.do === 'fix') return this.#fix(now, command, written)
      if (command.do === 'editSource') return this.#editSource(now, command, written)
      const changes = toChanges(command, now, this.#live.context)
      return changes ? this.#edit(now, changes, written) : reject(CHANGED_SINCE, CHECK_CURRENT)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return reject(`Could not save the file: ${why}`, 'Your text is kept.')
    }
  }

  #edit(now: string, changes: readonly Change[], written: (text: string) => void): EditResponse {
    const result = editMany(now, changes, this.#live.context)
    if (!result.ok) return result
    return this.#commit(now, result.splices, written)
  }

  /** Applies only fixes offered for this exact text, so that pages cannot write anything else. */
  #fix(now: string, fix: Fix, written: (text: string) => void): EditResponse {
    if (!this.#live.hasFix(fix) || getTextVersion(now) !== fix.version)
      return reject(CHANGED_SINCE, CHECK_CURRENT)
    return this.#commit(now, fix.edits, written)
  }

  /** Applies edits of the source view: all or none, and none that cause errors. */
  #editSource(
    now: string,
    { version, edits }: SourceEdits,
    written: (text: string) => void,
  ): EditResponse {
    if (getTextVersion(now) !== version) return reject(CHANGED_SINCE, CHECK_CURRENT)
    const drafts = edits.map(({ insert, ...place }) => ({ ...place, insert: [insert] }))
    const splices = new NormalizedText(now).toFileEdits(drafts)
    const { errors } = compile(applyEdits(now, splices), this.#live.context)
    if (errors.length > 0) return { ok: false, diagnostics: errors }
    return this.#commit(now, splices, written)
  }

  #commit(before: string, splices: readonly Edit[], written: (text: string) => void): EditResponse {
    const after = applyEdits(before, splices)
    if (after === before) return { ok: true }
    const from = getTextVersion(before)
    if (!this.#write(before, after, written)) return reject(CHANGED_SINCE, CHECK_CURRENT)
    this.#done.push({ splices, before, after })
    this.#undone.length = 0
    return { ok: true, step: { from, to: getTextVersion(after) } }
  }

  #stepThroughHistory(
    now: string,
    way: 'undo' | 'redo',
    written: (text: string) => void,
  ): EditResponse {
    const [from, to] = way === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done]
    const step = from.at(-1)
    if (!step) return reject('There is nothing to undo or redo.', '')
    const [expected, splices] =
      way === 'undo'
        ? [step.after, invertEdits(step.before, step.splices)]
        : [step.before, step.splices]
    if (now !== expected)
      return reject(CHANGED_EXTERNALLY, 'Revert the other change, or edit the text again.')
    if (!this.#write(now, applyEdits(now, splices), written))
      return reject(CHANGED_SINCE, CHECK_CURRENT)
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

/** Translates a command into changes; undefined if the file no longer matches the command. */
function toChanges(
  command: Exclude<EditCommand, { readonly do: 'undo' | 'redo' | 'fix' | 'editSource' }>,
  now: string,
  context: CompileContext,
): readonly Change[] | undefined {
  const { tree } = parseCached(new NormalizedText(now).text)
  if (command.do === 'setValue' || command.do === 'replaceImage') {
    if (!isDeepEqual(readValue(now, command.at), command.was)) return undefined
    const { override } = command
    if (override)
      return override.version === getTextVersion(now)
        ? [overrideForInstance(now, command, override.at)]
        : undefined
    if (command.do === 'replaceImage') return getImageChanges(command)
    return tree && [setWithParents(tree, command.at, command.value)]
  }
  if (getTextVersion(now) !== command.version) return undefined
  if (command.do === 'changePage' || command.do === 'change') return [command.change]
  if (command.do === 'addPage') {
    const made = tree && createPage(tree, command.page, context)
    return made && [{ do: 'insert', ...made }]
  }
  const { at } = command
  const index = Number(at.at(-1))
  if (command.do === 'remove') return [{ do: 'remove', at }]
  if (command.do !== 'copy') return [{ do: 'move', at, to: index + (command.do === 'up' ? -1 : 1) }]
  return [
    { do: 'insert', at: [...at.slice(0, -1), index + 1], value: copyEntry(readValue(now, at), at) },
  ]
}

/** Copies an entry. A copied section loses its id, which must be unique on the page. */
function copyEntry(value: unknown, at: Path): unknown {
  if (!isSection(at) || !isRecord(value)) return value
  const { id: _id, ...rest } = value
  return rest
}

/** Copies a type default into a section, with one value changed. */
function overrideForInstance(
  now: string,
  { at, value }: { readonly at: Path; readonly value: unknown },
  here: Path,
): Change {
  const depth = here.length - 1
  const whole = readValue(now, at.slice(0, depth))
  return { do: 'set', at: here, value: updateAt(whole, at.slice(depth), () => value) }
}

const CHECK_CURRENT = 'Check the current version and try again.'
const CHANGED_SINCE = 'This part of the site changed in the meantime. Nothing was saved.'
const CHANGED_EXTERNALLY =
  'The file was changed outside the studio, so this step cannot be undone or redone exactly.'

const reject = (message: string, hint: string): EditResponse => ({
  ok: false,
  diagnostics: [{ message, hint }],
})

function readValue(file: string, at: readonly (string | number)[]): unknown {
  const { tree } = parseCached(new NormalizedText(file).text)
  const place = tree && locate(tree, at)
  return place?.found ? toData(place.tree) : undefined
}
