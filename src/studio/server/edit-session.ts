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
  readonly edits: readonly Edit[]
  readonly before: string
  readonly after: string
}

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

  apply(command: EditCommand, onWrite: (text: string) => void): EditResponse {
    try {
      const current = readText(this.#file)
      if (command.do === 'undo' || command.do === 'redo')
        return this.#stepThroughHistory(current, command.do, onWrite)
      if (command.do === 'fix') return this.#fix(current, command, onWrite)
      if (command.do === 'editSource') return this.#editSource(current, command, onWrite)
      const changes = toChanges(command, current, this.#live.context)
      return changes ? this.#edit(current, changes, onWrite) : reject(CHANGED_SINCE, CHECK_CURRENT)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return reject(`Could not save the file: ${reason}`, 'Your text is kept.')
    }
  }

  #edit(
    current: string,
    changes: readonly Change[],
    onWrite: (text: string) => void,
  ): EditResponse {
    const result = editMany(current, changes, this.#live.context)
    if (!result.ok) return result
    return this.#commit(current, result.splices, onWrite)
  }

  /** Applies only fixes offered for this exact text, so that pages cannot write anything else. */
  #fix(current: string, fix: Fix, onWrite: (text: string) => void): EditResponse {
    if (!this.#live.hasFix(fix) || getTextVersion(current) !== fix.version)
      return reject(CHANGED_SINCE, CHECK_CURRENT)
    return this.#commit(current, fix.edits, onWrite)
  }

  /** Applies edits of the source view: all or none, and none that cause errors. */
  #editSource(
    current: string,
    { version, edits }: SourceEdits,
    onWrite: (text: string) => void,
  ): EditResponse {
    if (getTextVersion(current) !== version) return reject(CHANGED_SINCE, CHECK_CURRENT)
    const splices = edits.map(({ insert, ...range }) => ({ ...range, insert: [insert] }))
    const fileEdits = new NormalizedText(current).toFileEdits(splices)
    const { errors } = compile(applyEdits(current, fileEdits), this.#live.context)
    if (errors.length > 0) return { ok: false, diagnostics: errors }
    return this.#commit(current, fileEdits, onWrite)
  }

  #commit(before: string, edits: readonly Edit[], onWrite: (text: string) => void): EditResponse {
    const after = applyEdits(before, edits)
    if (after === before) return { ok: true }
    const from = getTextVersion(before)
    if (!this.#write(before, after, onWrite)) return reject(CHANGED_SINCE, CHECK_CURRENT)
    this.#done.push({ edits, before, after })
    this.#undone.length = 0
    return { ok: true, step: { from, to: getTextVersion(after) } }
  }

  #stepThroughHistory(
    current: string,
    direction: 'undo' | 'redo',
    onWrite: (text: string) => void,
  ): EditResponse {
    const [from, to] =
      direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done]
    const step = from.at(-1)
    if (!step) return reject('There is nothing to undo or redo.', '')
    const [expected, edits] =
      direction === 'undo'
        ? [step.after, invertEdits(step.before, step.edits)]
        : [step.before, step.edits]
    if (current !== expected)
      return reject(CHANGED_EXTERNALLY, 'Revert the other change, or edit the text again.')
    if (!this.#write(current, applyEdits(current, edits), onWrite))
      return reject(CHANGED_SINCE, CHECK_CURRENT)
    from.pop()
    to.push(step)
    return { ok: true }
  }

  #write(before: string, after: string, onWrite: (text: string) => void): boolean {
    const isWritten = replaceIfUnchanged(this.#file, before, after)
    if (isWritten) onWrite(after)
    return isWritten
  }
}

/** Translates a command into changes; undefined if the file no longer matches the command. */
function toChanges(
  command: Exclude<EditCommand, { readonly do: 'undo' | 'redo' | 'fix' | 'editSource' }>,
  current: string,
  context: CompileContext,
): readonly Change[] | undefined {
  const { tree } = parseCached(new NormalizedText(current).text)
  if (command.do === 'setValue' || command.do === 'replaceImage') {
    if (!isDeepEqual(readValue(current, command.at), command.was)) return undefined
    const { override } = command
    if (override)
      return override.version === getTextVersion(current)
        ? [overrideForInstance(current, command, override.at)]
        : undefined
    if (command.do === 'replaceImage') return getImageChanges(command)
    return tree && [setWithParents(tree, command.at, command.value)]
  }
  if (getTextVersion(current) !== command.version) return undefined
  if (command.do === 'changePage' || command.do === 'change') return [command.change]
  if (command.do === 'addPage') {
    const page = tree && createPage(tree, command.page, context)
    return page && [{ do: 'insert', ...page }]
  }
  const { at } = command
  const index = Number(at.at(-1))
  if (command.do === 'remove') return [{ do: 'remove', at }]
  if (command.do !== 'copy') return [{ do: 'move', at, to: index + (command.do === 'up' ? -1 : 1) }]
  return [
    {
      do: 'insert',
      at: [...at.slice(0, -1), index + 1],
      value: copyEntry(readValue(current, at), at),
    },
  ]
}

/** Copies an entry. A copied section loses its id, which must be unique on the page. */
function copyEntry(value: unknown, at: Path): unknown {
  if (!isSection(at) || !isRecord(value)) return value
  const { id: _id, ...rest } = value
  return rest
}

function overrideForInstance(
  current: string,
  { at, value }: { readonly at: Path; readonly value: unknown },
  instancePath: Path,
): Change {
  const depth = instancePath.length - 1
  const defaults = readValue(current, at.slice(0, depth))
  return { do: 'set', at: instancePath, value: updateAt(defaults, at.slice(depth), () => value) }
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
