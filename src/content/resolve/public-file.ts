import { tryDecode } from '../../contract/routes.ts'
import type { ImageSize, PublicFile, PublicFiles } from '../model.ts'

/** Also matches another Unicode form or a percent-encoded address. */
export function findFileAddress(written: string, files: PublicFiles): string | undefined {
  const spelled = written.normalize('NFC')
  return [spelled, tryDecode(spelled)?.normalize('NFC')].find(
    (address) => address !== undefined && files.has(address),
  )
}

export const getImageSize = (file: PublicFile | undefined): ImageSize | undefined =>
  file && 'width' in file ? file : undefined

export const getFault = (file: PublicFile | undefined): string | undefined =>
  file && 'fault' in file ? file.fault : undefined
