/** For example `ENOENT` or `SQLITE_FULL`; empty for an error without a code. */
export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
