/** How many generated sites a property is tried with: FUZZ_RUNS, else 25. */
export const count = Number(process.env.FUZZ_RUNS) || 25

/** Time for one property; it stands for a busy machine, not for what the sites take. */
export const patience = 600_000 * Math.max(1, count / 100)

/** How a property is tried. */
export const trial = { numRuns: count }
