/**
 * How properties fail: at once, with the seed and the path that replay the case. SHRINK=1 makes it smaller before, which
 * may take so long that a test seems to stand still.
 */
import fc from 'fast-check'

fc.configureGlobal({ endOnFailure: !process.env.SHRINK })
