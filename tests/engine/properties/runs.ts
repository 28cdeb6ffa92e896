/** How often properties are tried: FUZZ_RUNS times, else 12. */
export const runs = Number(process.env.FUZZ_RUNS) || 12

/** Time for one property on a busy machine; many runs take longer. */
export const patience = 600_000 * Math.max(1, runs / 100)
