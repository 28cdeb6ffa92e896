import { compile } from '../../content/compile.ts'
import type { Edit } from '../../content/model.ts'
import { getTextVersion, readText, replaceIfUnchanged } from '../../site-folder/site-file.ts'
import { editMany } from '../edit/edit-many.ts'
import { applyEdits, type Change } from '../edit/index.ts'
import { findNewErrors } from '../edit/new-errors.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import type { LiveSite } from '../live-site.ts'
import { mapChange } from '../positions/compare-positions.ts'
import type { PositionMap } from '../positions/position-map.ts'
import type {
  CheckRequest,
  CurrentValue,
  EditRequest,
  EditResponse,
  SiteChange,
} from '../protocol/edits.ts'
import { PositionLog } from './position-log.ts'
import { type Resolved, resolveChange } from './resolve-changes.ts'
import { restoreBytes } from './restore-bytes.ts'
import { addSuggestions } from './suggestions.ts'
import { diffText } from './text-diff.ts'
import { type Direction, UndoHistory } from './undo-history.ts'

interface SiteEdit {
  readonly version: string
  readonly changes: readonly SiteChange[]
  readonly earlier: string | undefined
}

export class EditSession {
  readonly #file: string
  readonly #live: LiveSite
  readonly #history = new UndoHistory()
  readonly #positions = new PositionLog()
  #text: string | undefined

  constructor(file: string, live: LiveSite) {
    this.#file = file
    this.#live = live
    this.#follow(live.currentText)
    live.onUpdate(() => this.#follow(live.currentText))
  }

  get steps(): Readonly<Record<Direction, number>> {
    return this.#history.counts
  }

  mapPositions(from: string, to: string): readonly PositionMap[] | undefined {
    return this.#positions.between(from, to)
  }

  /** @param earlier text whose bytes a revert brings back */
  apply(request: EditRequest, onWrite: (text: string) => void, earlier?: string): EditResponse {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return this.#applyOnce(request, onWrite, earlier)
      } catch (error) {
        // Another program wrote the file at the same moment: apply the request to its text.
        if (error instanceof FileChangedError && attempt < MAX_ATTEMPTS) continue
        const reason = error instanceof Error ? error.message : String(error)
        return reject(`Could not save the file: ${reason}`, 'Your text is kept.')
      }
    }
  }

  #applyOnce(
    { version, changes }: EditRequest,
    onWrite: (text: string) => void,
    earlier: string | undefined,
  ): EditResponse {
    const current = readText(this.#file)
    this.#follow(current)
    const [first] = changes
    switch (first?.do) {
      case 'undo':
      case 'redo':
        return this.#stepThroughHistory(current, first.do, onWrite)
      case 'fix':
        return this.#fix(current, { version, edits: first.edits }, onWrite)
      case 'editSource':
        return this.#editSource(current, { version, edits: first.edits }, onWrite)
      default:
        return this.#edit(
          current,
          { version, changes: changes.filter(isSiteChange), earlier },
          onWrite,
        )
    }
  }

  #edit(
    current: string,
    { version, changes, earlier }: SiteEdit,
    onWrite: (text: string) => void,
  ): EditResponse {
    const now = getTextVersion(current)
    const { tree: root } = parseCached(new NormalizedText(current).text)
    if (!root) return reject('The file has syntax errors.', 'Correct them in the source.')
    const maps = this.#positions.between(version, now)
    const isUnchanged = (at: Parameters<PositionLog['isUnchanged']>[0]) =>
      this.#positions.isUnchanged(at, version, now)
    const resolved = changes.map((change) =>
      resolveChange(change, { root, compile: this.#live.context, maps, isUnchanged }),
    )
    const conflicts = resolved.flatMap((one) => ('conflict' in one ? [one.conflict] : []))
    if (conflicts.length > 0) return conflict(now, conflicts)
    const all = resolved.flatMap((one: Resolved) => ('changes' in one ? one.changes : []))
    const result = editMany(current, all, this.#live.context)
    if (!result.ok)
      return { ok: false, diagnostics: addSuggestions(result, all, this.#live.context) }
    const splices =
      (earlier !== undefined && restoreBytes(current, result.text, earlier)) || result.splices
    return this.#commit(current, splices, onWrite, getExactMaps(all, root.data))
  }

  /** Applies only fixes offered for this exact text, so that pages cannot write anything else. */
  #fix(current: string, fix: CheckRequest, onWrite: (text: string) => void): EditResponse {
    const now = getTextVersion(current)
    if (!this.#live.hasFix(fix) || now !== fix.version) return conflict(now, [])
    return this.#commit(current, fix.edits, onWrite)
  }

  /** Applies edits of the source view: all or none, and none that cause errors. */
  #editSource(
    current: string,
    { version, edits }: CheckRequest,
    onWrite: (text: string) => void,
  ): EditResponse {
    const now = getTextVersion(current)
    if (now !== version) return conflict(now, [])
    const splices = edits.map(({ insert, ...range }) => ({ ...range, insert: [insert] }))
    const fileEdits = new NormalizedText(current).toFileEdits(splices)
    const { errors } = compile(applyEdits(current, fileEdits), this.#live.context)
    if (errors.length > 0) return { ok: false, diagnostics: errors }
    return this.#commit(current, fileEdits, onWrite)
  }

  #commit(
    before: string,
    edits: readonly Edit[],
    onWrite: (text: string) => void,
    maps?: readonly PositionMap[],
  ): EditResponse {
    const after = applyEdits(before, edits)
    if (after === before) return { ok: true, version: getTextVersion(after) }
    this.#replace(before, after)
    this.#history.record(before, edits)
    return this.#written(after, onWrite, maps)
  }

  #stepThroughHistory(
    current: string,
    direction: Direction,
    onWrite: (text: string) => void,
  ): EditResponse {
    const step = this.#history.peek(direction)
    if (!step) return reject('There is nothing to undo or redo.', '')
    const after = applyEdits(current, step.edits)
    // Without external changes, the text is exactly that of an earlier version.
    const isConflicting =
      step.isConflicting ||
      (step.isRebased && findNewErrors(current, after, this.#live.context).length > 0)
    if (isConflicting) {
      this.#history.pop(direction)
      return reject(`Could not ${direction} the last step: ${CHANGED_EXTERNALLY}`, STEP_SKIPPED)
    }
    this.#replace(current, after)
    this.#history.pop(direction, current)
    return this.#written(after, onWrite)
  }

  #replace(before: string, after: string): void {
    if (!replaceIfUnchanged(this.#file, before, after)) throw new FileChangedError()
  }

  #written(
    text: string,
    onWrite: (text: string) => void,
    maps?: readonly PositionMap[],
  ): EditResponse {
    this.#text = text
    this.#positions.record(text, true, maps)
    onWrite(text)
    return { ok: true, version: getTextVersion(text) }
  }

  #follow(text: string | undefined): void {
    if (text === undefined || text === this.#text) return
    const before = this.#text
    this.#text = text
    if (before !== undefined) {
      const { undo, redo } = this.#history.counts
      if (undo + redo > 0) this.#history.rebase(diffText(before, text), before)
    }
    this.#positions.record(text, false)
  }
}

const MAX_ATTEMPTS = 5

class FileChangedError extends Error {
  override readonly message = 'another program is writing it'
}

type AnyChange = EditRequest['changes'][number]

const isSiteChange = (change: AnyChange): change is SiteChange =>
  !['undo', 'redo', 'fix', 'editSource'].includes(change.do)

/** Undefined if the positions have to be compared. */
function getExactMaps(changes: readonly Change[], data: unknown): PositionMap[] | undefined {
  const [only] = changes
  const map = changes.length === 1 && only ? mapChange(only, data) : undefined
  return map && [map]
}

const CHANGED_SINCE = 'This part of the site changed in the meantime. Nothing was saved.'
const CHECK_CURRENT = 'Check the current version and try again.'
const CHANGED_EXTERNALLY = 'the same place was changed outside the studio.'
const STEP_SKIPPED = 'The step was skipped; earlier steps can still be undone.'

const reject = (message: string, hint: string): EditResponse => ({
  ok: false,
  diagnostics: [{ message, hint }],
})

const conflict = (version: string, current: readonly CurrentValue[]): EditResponse => ({
  ok: false,
  diagnostics: [{ message: CHANGED_SINCE, hint: CHECK_CURRENT }],
  conflict: { version, current },
})
