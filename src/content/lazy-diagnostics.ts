/**
 * A result whose diagnostics are worked out when they are first read: putting what is found into words takes long, and
 * not everybody asks for it.
 */
export function withLazyDiagnostics<R, D>(result: R, work: () => readonly D[]) {
  let found: readonly D[] | undefined
  return {
    ...result,
    get diagnostics() {
      found ??= work()
      return found
    },
  }
}
