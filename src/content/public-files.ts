/** In px. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Reason not to publish a file: the end of a sentence that starts with the file name. */
export interface FileFault {
  readonly fault: string
}

export interface FontLetters {
  readonly characters: ReadonlySet<number>
}

export interface FileSize {
  readonly bytes: number
}

export interface StyleSheet extends FileSize {
  /** Why documents cannot use it: the end of a sentence. Undefined for a valid style sheet. */
  readonly styleFault: string | undefined
}

/** null for a file of another type and unknown size. */
export type PublicFile =
  | (ImageSize & Partial<FileSize>)
  | (FontLetters & Partial<FileSize>)
  | FileSize
  | StyleSheet
  | FileFault
  | null

/** Files in `public/` by decoded address in Unicode form NFC. */
export type PublicFiles = ReadonlyMap<string, PublicFile>
