import { expect, test } from 'vitest'
import {
  findFailingPairs,
  keepStrictest,
  type Palette,
} from '../../../../src/content/contrast/failures.ts'
import { findFaults } from '../../../../src/content/contrast/faults.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'

test('a colour is judged beside those that are advised already', () => {
  const palette: Palette = {
    ...{ paper: '#E5403B', raised: '#FFFFFF', ink: '#14171F', quiet: '#4A4F5C', rule: '#C9C5B9' },
    ...{ accent: '#6EFFD9', onAccent: '#FFFFFF', signal: '#FF5A1F', error: '#C62828' },
    ...{ night: '#0E1224', onNight: '#F6F4EE', bar: '#FFFFFF' },
  }
  const advised = findFaults(palette, contrastPairs).map(({ role, enough }) => [role, enough])
  // With the accent as it was, no paper would be light enough for it and dark enough for the rest.
  expect(advised).toEqual([
    ['accent', '#003C2F'],
    ['paper', '#FFE9E6'],
  ])
  expect(
    findFailingPairs({ ...palette, ...Object.fromEntries(advised) }, keepStrictest(contrastPairs)),
  ).toEqual([])
})
