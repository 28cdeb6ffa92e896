import { leftOut } from '../diagnostics/reference-messages.ts'
import type { Diagnostic, PublicFiles } from '../model.ts'
import { getFault } from '../resolve/public-file.ts'

/** A file that is no text is opened at its beginning. */
const BEGINNING = { line: 1, column: 1 }

/**
 * Files that cannot be published, each told at the file itself.
 * @param named addresses of those that the site file names: they are told where it does
 */
export const checkPublicFiles = (
  publicFiles: PublicFiles,
  named: ReadonlySet<string>,
): Diagnostic[] =>
  [...publicFiles].flatMap(([address, file]): Diagnostic[] => {
    const fault = getFault(file)
    if (fault === undefined || named.has(address)) return []
    const range = { start: BEGINNING, end: BEGINNING }
    const place = { severity: 'warning', file: `public${address}`, range, path: [] } as const
    const { code, message, hint = '' } = leftOut(address, fault)
    return [{ code, message, hint, ...place }]
  })
