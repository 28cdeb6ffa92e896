import { test } from 'vitest'
import { expectFound } from './expect.ts'
import { fixtures } from './fixture.ts'

test.each(fixtures.filter(({ code }) => code.startsWith('yaml/')))(
  'reports only $name',
  expectFound,
)
