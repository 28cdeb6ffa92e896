import { css as emotion } from '@emotion/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { css } from '../../../../src/theme/style/css.ts'

test('returns the same style as emotion', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const texts = Object.assign([before, after], { raw: [before, after] })
      const { name, styles } = emotion(texts, '1px')
      expect(css(texts, '1px')).toMatchObject({ name, styles })
    }),
  )
})

test('serializes a style once, on first use', () => {
  let asked = 0
  const part = {
    name: 'part',
    get styles() {
      asked += 1
      return 'color: red;'
    },
  }
  const style = css`${part}`
  expect(asked).toBe(0)
  expect(style.name).toBe(style.name)
  const once = asked
  expect(once).toBeGreaterThan(0)
  expect(style.styles).toContain('red')
  expect(asked).toBe(once)
})
