import { leftOut } from '../diagnostics/reference-messages.ts'
import type { Diagnostic, PublicFiles } from '../model.ts'
import { getFault } from '../resolve/public-file.ts'

const BEGINNING = { line: 1, column: 1 }

/**
 * Reports files that cannot be published, at the file itself.
 * @param named files with a diagnostic in the site file
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
