import type { ImageSize, PublicFile, PublicFiles } from '../model.ts'

/**
 * The address of the file that is meant: written as the file is called, with other characters for the same letters, or
 * percent-encoded.
 * @returns undefined where there is none
 */
export function findFileAddress(written: string, files: PublicFiles): string | undefined {
  const spelled = written.normalize('NFC')
  return [spelled, decoded(spelled)].find((address) => files.has(address))
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return written
  }
}

/** The size of a file that is a picture. */
export const getImageSize = (file: PublicFile | undefined): ImageSize | undefined =>
  file && 'width' in file ? file : undefined

/** What is wrong with a file; undefined if nothing is. */
export const getFault = (file: PublicFile | undefined): string | undefined =>
  file && 'fault' in file ? file.fault : undefined
