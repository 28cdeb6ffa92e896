import { expect, test } from 'vitest'
import { catalogue } from '../../../../src/content/diagnostics/catalogue.ts'
import * as fonts from '../../../../src/content/diagnostics/font-messages.ts'
import * as pages from '../../../../src/content/diagnostics/page-messages.ts'
import * as references from '../../../../src/content/diagnostics/reference-messages.ts'
import * as schema from '../../../../src/content/diagnostics/schema-messages.ts'

import * as site from '../../../../src/content/diagnostics/site-messages.ts'

import * as texts from '../../../../src/content/diagnostics/text-messages.ts'

import * as theme from '../../../../src/content/diagnostics/theme-messages.ts'
import * as yaml from '../../../../src/content/diagnostics/yaml-messages.ts'
import { cases } from './message-cases.ts'
import { faultsOf, type Told } from './wording.ts'

// Notes are made inside of tests, so that a fault in one fails a test and not the file.
test.each(cases)('%s is said in plain words and belongs to the catalogue', (_, make) => {
  const message = make()
  // A hint is optional in a message, in a diagnostic it is there or not.
  expect(faultsOf(message as Told)).toEqual([])
  expect(Object.keys(catalogue)).toContain(message.code)
})

/** They give a part of a hint, and no message. */
const PARTS = ['didYouMean', 'andMore', 'list']

test('every message is here', () => {
  const modules = [schema, references, fonts, site, pages, yaml, texts, theme]
  const all = modules
    .flatMap((messages) => Object.entries(messages))
    .flatMap(([name, message]) =>
      typeof message === 'function' && !PARTS.includes(name) ? [name] : [],
    )
  const here = new Set([...cases].map(([name]) => name.split(/[ ,]/)[0]))
  expect(all.filter((name) => !here.has(name))).toEqual([])
})
