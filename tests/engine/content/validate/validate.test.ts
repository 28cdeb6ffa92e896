import { expect, test } from 'vitest'
import { createValidator } from '../../../../src/content/validate/validate.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { validSite } from '../../faults/fixture.ts'
import { treeOf } from '../tree.ts'

const validate = createValidator(vocabulary)

test('a site that is right is there, and nothing is said of it', () => {
  const { site, diagnostics } = validate(treeOf(validSite))
  expect(site?.company.name).toMatchObject({ template: 'Plank & Peg' })
  expect(diagnostics).toEqual([])
})
