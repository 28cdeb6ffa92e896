/** Computes diagnostics on first access, because formatting them is slow and often not needed. */
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
