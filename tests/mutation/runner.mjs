/** What Stryker loads, in processes that know no TypeScript: the runner of `runner.ts`. */
import { register } from 'tsx/esm/api'

register()
export const { strykerPlugins } = await import('./runner.ts')
