import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns memory to the system before a step that needs much: V8 does not know that the previous step has ended. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // Else pages of memory are kept for a few objects each.
  setFlagsFromString('--compact-on-every-full-gc')
  runInNewContext('gc()')
  setFlagsFromString('--no-compact-on-every-full-gc')
}
