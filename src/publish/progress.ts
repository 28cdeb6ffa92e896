export interface Progress {
  /** Starts a stage, which ends the one before. */
  readonly start: (stage: string) => void
  /** Finished parts of the current stage. */
  readonly update: (done: number, total: number) => void
}

export const SILENT: Progress = { start: () => undefined, update: () => undefined }
