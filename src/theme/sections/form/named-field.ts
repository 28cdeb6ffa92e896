import type { ViewProps } from '../../../content/model.ts'
import type { form } from './schema.ts'

export type NamedField = ViewProps<typeof form>['fields'][number] & { readonly name: string }

export interface ControlAttributes {
  readonly id: string
  readonly name: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string
  readonly 'data-invalid': string | undefined
}
