export class TimeoutError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @throws TimeoutError after `ms`; the work itself continues */
export const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('Timed out.')), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
