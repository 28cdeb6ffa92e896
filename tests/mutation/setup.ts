/** Properties try the same examples for every mutant: what becomes of it is not left to chance. */
import fc from 'fast-check'

fc.configureGlobal({ seed: 20_240_117 })

/** Where Stryker's code notes which mutants it meets; a thread that is kept begins anew with every file. */
const { __stryker__: notes } = globalThis as { __stryker__?: { mutantCoverage?: unknown } }
if (notes) notes.mutantCoverage = undefined
