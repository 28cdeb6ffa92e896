import { expect, test } from 'vitest'
import { siteJsonSchema } from '../../src/build/json-schema.ts'
import { optionalKeys } from './optional.ts'
import { OPTIONAL } from './optional-ledger.ts'

test('nothing may be left out but what is written down here, and without it counts what is said here', () => {
  expect(optionalKeys(siteJsonSchema())).toEqual(OPTIONAL)
})
