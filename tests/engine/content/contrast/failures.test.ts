import { expect, test } from 'vitest'
import {
  findFailingPairs,
  keepStrictest,
  type Palette,
} from '../../../../src/content/contrast/failures.ts'
import { findFaults } from '../../../../src/content/contrast/faults.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'

test('a suggested color takes earlier suggestions into account', () => {
  const palette: Palette = {
    ...{
      background: '#E5403B',
      surface: '#FFFFFF',
      text: '#14171F',
      muted: '#4A4F5C',
      border: '#C9C5B9',
    },
    ...{ accent: '#6EFFD9', onAccent: '#FFFFFF', highlight: '#FF5A1F', error: '#C62828' },
    ...{ inverse: '#0E1224', onInverse: '#F6F4EE', barBackground: '#FFFFFF' },
  }
  const advised = findFaults(palette, contrastPairs).map(({ role, enough }) => [role, enough])
  // With the accent as it was, no background would be light enough for it and dark enough for the rest.
  expect(advised).toEqual([
    ['accent', '#003C2F'],
    ['background', '#FFE9E6'],
  ])
  expect(
    findFailingPairs({ ...palette, ...Object.fromEntries(advised) }, keepStrictest(contrastPairs)),
  ).toEqual([])
})
