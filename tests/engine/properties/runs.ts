/** Number of runs of a property: FUZZ_RUNS, else 12. */
export const runs = Number(process.env.FUZZ_RUNS) || 12

/** Timeout of a property in ms, for a busy machine. */
export const propertyTimeout = 600_000 * Math.max(1, runs / 100)
