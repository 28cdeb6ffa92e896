import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns memory to the system before a step that needs much: V8 does not know that the previous step has ended. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = () => runInNewContext('gc()')
  collect()
  // Moves the few objects that keep most pages of memory. Without the first collection, this needs more memory for a moment.
  setFlagsFromString('--compact-on-every-full-gc')
  collect()
  setFlagsFromString('--no-compact-on-every-full-gc')
}
