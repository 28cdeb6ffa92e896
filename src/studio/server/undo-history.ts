import { type ChangeSet, Text } from '@codemirror/state'
import type { Edit } from '../../content/model.ts'
import { toChangeSet } from './text-diff.ts'

export type Direction = 'undo' | 'redo'

interface Step {
  /** Undoes (or redoes) the step in the text after all later steps are undone. */
  readonly change: ChangeSet
  /** Whether other programs changed the same place, so that the step is skipped. */
  readonly isConflicting: boolean
  readonly isRebased: boolean
}

/** Rebases steps when other programs change the file. */
export class UndoHistory {
  readonly #branches: Record<Direction, Step[]> = { undo: [], redo: [] }

  get counts(): Readonly<Record<Direction, number>> {
    return { undo: this.#branches.undo.length, redo: this.#branches.redo.length }
  }

  record(before: string, edits: readonly Edit[]): void {
    this.#branches.undo.push(createStep(before, edits))
    this.#branches.redo.length = 0
  }

  peek(direction: Direction): (Omit<Step, 'change'> & { readonly edits: Edit[] }) | undefined {
    const step = this.#branches[direction].at(-1)
    return step && { ...step, edits: toEdits(step.change) }
  }

  /** Removes the next step. @param before the text to which it was applied; undefined if it was skipped */
  pop(direction: Direction, before?: string): void {
    const step = this.#branches[direction].pop()
    if (!step || before === undefined) return
    const other = direction === 'undo' ? 'redo' : 'undo'
    const change = step.change.invert(toText(before))
    this.#branches[other].push({ ...step, change })
  }

  rebase(change: ChangeSet, before: string): void {
    if (change.empty) return
    for (const steps of Object.values(this.#branches)) rebaseSteps(steps, change, toText(before))
  }
}

function createStep(before: string, edits: readonly Edit[]): Step {
  const change = toChangeSet(edits, before.length).invert(toText(before))
  return { change, isConflicting: false, isRebased: false }
}

/** Each step applies to the text that the step above it results in. */
function rebaseSteps(steps: Step[], external: ChangeSet, text: Text): void {
  let change = external
  let before = text
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]
    if (!step) return
    const after = step.change.apply(before)
    if (step.isConflicting || overlaps(step.change, change)) {
      const redo = step.change.invert(before)
      change = redo.compose(change)
      const nothing = toChangeSet([], change.newLength)
      steps[index] = { change: nothing, isConflicting: true, isRebased: true }
    } else {
      steps[index] = { ...step, change: step.change.map(change), isRebased: true }
      change = change.map(step.change, true)
    }
    before = after
  }
}

/** Whether two changes of the same text replace some of the same characters. Adjacent ranges do not overlap. */
function overlaps(one: ChangeSet, other: ChangeSet): boolean {
  const ranges: [number, number][] = []
  other.iterChangedRanges((from, to) => void ranges.push([from, to]), true)
  let found = false
  one.iterChangedRanges((from, to) => {
    found ||= ranges.some(([start, end]) => {
      if (from === to) return start < from && from < end
      if (start === end) return from < start && start < to
      return Math.max(from, start) < Math.min(to, end)
    })
  }, true)
  return found
}

function toEdits(change: ChangeSet): Edit[] {
  const edits: Edit[] = []
  change.iterChanges((from, to, ...[, , inserted]) => {
    edits.push({ from, to, insert: inserted.toString() })
  }, true)
  return edits
}

const toText = (text: string): Text => Text.of(text.split('\n'))
