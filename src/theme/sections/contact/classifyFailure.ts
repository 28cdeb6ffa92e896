import type { ViewProps } from '../../../content/model.ts'
import type { contact } from './schema.ts'

type Problems = NonNullable<ViewProps<typeof contact>['form']['problems']>

/** Returns undefined if no advice is possible. @param status HTTP status; undefined without a response */
export function classifyFailure(status: number | undefined): keyof Problems | undefined {
  if (status === undefined) return navigator.onLine ? undefined : 'offline'
  if (status === 413 || status === 414 || status === 431) return 'tooLong'
  if (status === 429) return 'busy'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'refused' : undefined
}
