import { getErrorCode } from '../contract/error-code.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC:
    'There is no space left on the disk. Delete files that you no longer need, and try again.',
  EDQUOT: 'Your share of the disk is full. Delete files that you no longer need, and try again.',
  EACCES: 'A file or folder cannot be written. Check its permissions.',
  EPERM: 'A file or folder cannot be written. Check its permissions.',
  EROFS: 'The disk is read-only.',
}

/** Describes a system error and its solution without error codes. */
export function explainError(error: unknown): string {
  const reason = REASONS[getErrorCode(error) ?? '']
  const message = error instanceof Error ? error.message : String(error)
  return reason === undefined ? message : `${reason} (${message})`
}
