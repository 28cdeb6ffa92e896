import { expect, test } from 'vitest'
import { catalogue } from '../../../../src/content/diagnostics/catalogue.ts'
import * as pages from '../../../../src/content/diagnostics/page-notes.ts'
import * as references from '../../../../src/content/diagnostics/reference-notes.ts'
import * as schema from '../../../../src/content/diagnostics/schema-notes.ts'
import * as theme from '../../../../src/content/diagnostics/theme-notes.ts'
import * as yaml from '../../../../src/content/diagnostics/yaml-notes.ts'
import { cases } from './note-cases.ts'
import { faultsOf, type Told } from './wording.ts'

// Notes are made inside of tests, so that a fault in one fails a test and not the file.
test.each(cases)('%s is said in plain words and belongs to the catalogue', (_, make) => {
  const note = make()
  // A hint is optional in a note, in a finding it is there or not.
  expect(faultsOf(note as Told)).toEqual([])
  expect(Object.keys(catalogue)).toContain(note.code)
})

test('every note is here', () => {
  const modules = [schema, references, pages, yaml, theme]
  const all = modules
    .flatMap((notes) => Object.entries(notes))
    .flatMap(([name, note]) => (typeof note === 'function' && name !== 'didYouMean' ? [name] : []))
  const here = new Set([...cases].map(([name]) => name.split(/[ ,]/)[0]))
  expect(all.filter((name) => !here.has(name))).toEqual([])
})
