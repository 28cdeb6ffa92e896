/**
 * Settings of property tests. The cases are the same in every run, so that a failure points to a change. FUZZ_RUNS runs as
 * many random cases instead. A failure shows the seed and path that replay it; SHRINK=1 reduces the case, which can take long.
 */
import fc from 'fast-check'

const { FUZZ_RUNS, SHRINK } = process.env

fc.configureGlobal({ endOnFailure: !SHRINK, ...(FUZZ_RUNS ? {} : { seed: 1 }) })
