/** How often properties are tried: FUZZ_RUNS times, else 25. */
export const runs = Number(process.env.FUZZ_RUNS) || 25

/** Time for one property on a busy machine; many runs take longer. */
export const patience = 600_000 * Math.max(1, runs / 100)
