/** Ends waiting for what may never come. */

/** Something has taken too long. */
export class TookTooLong extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @throws TookTooLong after `ms`; what was waited for goes on */
export const withDeadline = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong('It took too long.')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
