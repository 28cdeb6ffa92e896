/**
 * How properties are tried. `npm test` tries the same cases each time: it tells of a change, never of luck. FUZZ_RUNS
 * tries as many others, at random. What fails is told at once, with the seed and the path that replay it; SHRINK=1 makes
 * it smaller before, which may take so long that a test seems to stand still.
 */
import fc from 'fast-check'

const { FUZZ_RUNS, SHRINK } = process.env

fc.configureGlobal({ endOnFailure: !SHRINK, ...(FUZZ_RUNS ? {} : { seed: 1 }) })
