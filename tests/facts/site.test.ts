import { describe, expect, test } from 'vitest'
import { first } from './first.ts'
import { SITE_TEXT, siteOf } from './site.ts'
import { topics } from './topics.ts'

const site = siteOf(SITE_TEXT)

describe.each(Object.entries(topics))('%s', (_, topic) => {
  test.each(Object.entries(topic))('%s', (_, check) => {
    expect(check(site, first)).toEqual([])
  })
})
