/** Ends waiting for what may never come. */

/** Something has taken too long. */
export class TimeoutError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @throws TookTooLong after `ms`; what was waited for goes on */
export const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('It took too long.')), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
