/** Calls the hooks of plugins without a build around them. */
import type { Plugin } from 'vite'

type Hook = 'resolveId' | 'load' | 'transform'

/** What a hook gives for these arguments, or undefined where its filter keeps it out. */
export function callHook(
  plugin: Plugin,
  name: Hook,
  args: readonly string[],
  mode: 'dev' | 'build' = 'build',
): unknown {
  // The hooks under test are objects with a filter by id, and ask their context only for its mode.
  const hook = plugin[name] as {
    readonly filter: { readonly id: RegExp; readonly code?: RegExp }
    readonly handler: (this: unknown, ...args: readonly string[]) => unknown
  }
  const [first = '', second = ''] = args
  const [id, code] = name === 'transform' ? [second, first] : [first, '']
  if (!hook.filter.id.test(id) || hook.filter.code?.test(code) === false) return undefined
  return hook.handler.call({ environment: { mode } }, ...args)
}
