import { isReservedOnWindows } from '../../contract/portable-names.ts'
import { leftOut, reservedName, sameNameInOtherCase } from '../diagnostics/file-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import type { Diagnostic, PublicFiles } from '../model.ts'
import { getFault } from '../resolve/public-file.ts'

const START = { line: 1, column: 1 }

/** @param referenced addresses of faulty files that already have a diagnostic in the site file */
export function checkPublicFiles(
  publicFiles: PublicFiles,
  referenced: ReadonlySet<string>,
): Diagnostic[] {
  const unpublished = [...publicFiles].flatMap(([address, file]): Diagnostic[] => {
    const fault = getFault(file)
    return fault === undefined || referenced.has(address)
      ? []
      : [toDiagnostic(address, leftOut(address, fault))]
  })
  return [...unpublished, ...checkPortableNames([...publicFiles.keys()])]
}

function checkPortableNames(addresses: readonly string[]): Diagnostic[] {
  const seen = new Map<string, string>()
  return addresses.flatMap((address) => {
    if (address.split('/').some(isReservedOnWindows))
      return [toDiagnostic(address, reservedName(address))]
    const key = address.toLowerCase()
    const other = seen.get(key)
    if (other !== undefined) return [toDiagnostic(address, sameNameInOtherCase(address, other))]
    seen.set(key, address)
    return []
  })
}

const toDiagnostic = (address: string, { code, message, hint = '' }: Message): Diagnostic => ({
  code,
  message,
  hint,
  severity: 'warning',
  file: `public${address}`,
  range: { start: START, end: START },
  path: [],
})
