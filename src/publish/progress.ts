export interface Progress {
  /** Starts a stage, which ends the one before. */
  readonly start: (stage: string) => void
  readonly update: (done: number, total: number) => void
}

export const SILENT: Progress = { start: () => undefined, update: () => undefined }
