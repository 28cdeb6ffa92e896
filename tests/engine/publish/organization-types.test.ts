import type { LocalBusiness, Organization } from 'schema-dts'
import { expectTypeOf, test } from 'vitest'
import type { OrganizationType } from '../../../schemas/organization-types.ts'

type TypeOf<T> = T extends { readonly '@type': infer Type } ? Type : never

test('knows only types of schema.org', () => {
  expectTypeOf<OrganizationType>().toExtend<TypeOf<Organization> | TypeOf<LocalBusiness>>()
})
