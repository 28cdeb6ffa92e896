import { isFormChange, isNewPage } from './form-change.ts'
import type {
  EditCommand,
  InstanceOverride,
  ReplaceImageCommand,
  SourceEdits,
  Upload,
} from './protocol.ts'
import { isImageValue } from './shown-images.ts'
import { isEdits, isPath, isRecord } from './values.ts'

const ENTRY_ACTIONS = ['up', 'down', 'copy', 'remove']
const PAGE_CHANGES = ['renamePage', 'removePage']

export function isEditCommand(value: unknown): value is EditCommand {
  if (!isRecord(value)) return false
  if (value.do === 'replaceImage') return isReplaceImageCommand(value)
  if (value.do === 'editSource') return isSourceEdits(value)
  if (value.do === 'undo' || value.do === 'redo') return true
  if (value.do === 'fix') return Array.isArray(value.edits) && typeof value.version === 'string'
  if (value.do === 'setValue')
    return isPath(value.at) && value.value !== undefined && isOptionalOverride(value.override)
  if (value.do === 'change') return isFormChange(value.change)
  if (value.do === 'addPage') return isNewPage(value.page)
  if (value.do === 'changePage') return isPageChange(value.change)
  return ENTRY_ACTIONS.includes(String(value.do)) && isPath(value.at)
}

function isPageChange(change: unknown): boolean {
  if (!isRecord(change) || !PAGE_CHANGES.includes(String(change.do))) return false
  const isRename = change.do === 'renamePage'
  const addresses = isRename ? [change.from, change.to] : [change.path]
  const { redirect } = change
  return (
    addresses.every((address) => typeof address === 'string') &&
    (redirect === undefined || typeof redirect === (isRename ? 'boolean' : 'string'))
  )
}

export const isSourceEdits = (value: unknown): value is SourceEdits =>
  isRecord(value) && isEdits(value.edits) && typeof value.version === 'string'

export const isUpload = (value: unknown): value is Upload =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.content === 'string' &&
  isReplaceImageCommand(value.command)

const isReplaceImageCommand = (value: unknown): value is ReplaceImageCommand =>
  isRecord(value) &&
  value.do === 'replaceImage' &&
  isPath(value.at) &&
  isImageValue(value.value) &&
  isImageValue(value.was) &&
  isOptionalOverride(value.override)

const isOptionalOverride = (value: unknown): value is InstanceOverride | undefined =>
  value === undefined || (isRecord(value) && isPath(value.at) && typeof value.version === 'string')
