import type { PublicFiles } from '../../model.ts'
import { BUILT_FILES } from './built-files.ts'

/**
 * The file that an address names: as the file is called, or percent-encoded, in whichever form of Unicode its letters
 * are. Capitals make a difference.
 * @returns the address as `publicFiles` has it
 */
export function fileAt(written: string, publicFiles: PublicFiles): string | undefined {
  const spellings = [written, attempt(decodeURIComponent, written)].flatMap((one) => [
    one,
    one.normalize('NFC'),
    one.normalize('NFD'),
  ])
  return spellings.find((one) => publicFiles.has(one) || BUILT_FILES.includes(one))
}

/** The address of a file as documents name it. */
export const encodedAddress = (file: string): string =>
  attempt(encodeURI, file).replace(/[?#]/g, encodeURIComponent)

/** A text as it is, where it cannot be encoded or decoded. */
function attempt(change: (text: string) => string, text: string): string {
  try {
    return change(text)
  } catch {
    return text
  }
}
