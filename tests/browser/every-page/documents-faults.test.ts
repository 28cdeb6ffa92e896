import { expect, test } from 'vitest'
import {
  headingComplaints,
  htmlComplaints,
  listComplaints,
  namelessComplaints,
  namesOf,
  repeated,
} from './documents.ts'

const SOUND = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sound</title><meta name="description" content="All is well."></head>
<body><main><h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Two again</h2><p id="p">Text</p></main></body>
</html>
`

const MIDDLE = '</p><figure><i>1</i><figcaption>2</figcaption><i>3</i></figure><p>'

test('a sound document has no complaints', () => {
  expect(htmlComplaints(SOUND)).toEqual([])
  expect(headingComplaints(SOUND)).toEqual([])
})

const changes = [
  ['an id that is there twice', '<h2>Two</h2>', '<h2 id="p">Two</h2>', /^no-dup-id /],
  ['an element that ends too late', '<h3>Three</h3>', '<h3>Three</h2>', /^close-order /],
  [
    'an element where it may not be',
    'Text',
    '<b><ul><li>No</li></ul></b>',
    /^element-permitted-content /,
  ],
  ['a caption in the middle', 'Text', MIDDLE, /^element-permitted-order /],
  ['a value that an attribute cannot have', '<h1>', '<h1 dir="up">', /^attribute-allowed-values /],
  ['a picture without a source', 'Text', '<img alt="">', /^element-required-attributes /],
  ['a document without a language', ' lang="en"', '', /^element-required-attributes /],
  ['a document without a title', '<title>Sound</title>', '', /^element-required-content /],
  ['an attribute that is there twice', '<p id="p">', '<p id="p" id="p">', /^no-dup-attr /],
  ['an element of the past', 'Text', '<center>Text</center>', /^deprecated /],
] as const

test.for(changes)('%s is noticed', ([, from, to, complaint]) => {
  expect(htmlComplaints(SOUND.replace(from, to))).toContainEqual(expect.stringMatching(complaint))
})

const headings = [
  ['an h3 after the h1', '<h2>Two</h2>', '', /^skips a level: h3 "Three" after h1/],
  ['a second h1', '<h2>Two again</h2>', '<h1>Two</h1>', /^has 2 h1/],
  ['no h1', '<h1>One</h1>', '<p>One</p>', /^has 0 h1/],
  ['an empty heading', '<h2>Two</h2>', '<h2> </h2>', /^is empty: h2/],
] as const

test.for(headings)('%s is noticed', ([, from, to, complaint]) => {
  const complaints = headingComplaints(SOUND.replace(from, to))
  expect(complaints).toContainEqual(expect.stringMatching(complaint))
})

test('headings that are hidden until they are opened are out of order nowhere', () => {
  const closed = SOUND.replace('<main>', '<div popover><h4>Box</h4></div><main>')
  expect(headingComplaints(closed)).toEqual([])
})

test('a heading in a list has to be of a lower rank than the one above the list', () => {
  const list = (rank: string) =>
    SOUND.replace(
      '<p id',
      `<ol><li><${rank}>Step</${rank}></li><li><${rank}>Next</${rank}></li></ol><p id`,
    )
  expect(listComplaints(SOUND)).toEqual([])
  expect(listComplaints(list('h3'))).toEqual([])
  expect(listComplaints(list('h2'))).toEqual([
    'is no part of "Two again": h2 "Step"',
    'is no part of "Two again": h2 "Next"',
  ])
})

test.for([
  ['<a href="/">Home</a>', 0],
  ['<a href="/"><img src="/a.svg" alt="Home"></a>', 0],
  ['<button type="button" aria-label="Close"></button>', 0],
  ['<a href="/"></a>', 1],
  ['<div popover><button type="button"><img src="/a.svg" alt=""></button></div>', 1],
] as const)('%s has so many elements without a name: %i', ([inside, complaints]) => {
  expect(namelessComplaints(SOUND.replace('Text', inside))).toHaveLength(complaints)
})

test('names that are given twice or not at all are noticed', () => {
  const { title, description } = namesOf(SOUND)
  expect(title).toBe('Sound')
  expect(description).toBe('All is well.')
  const other = namesOf(SOUND.replace(/<title>.*?<meta[^>]*>/, ''))
  expect(other).toEqual({ title: '', description: '' })
  expect(repeated(new Map(Object.entries({ '/': 'A', '/b': 'B' })))).toEqual([])
  expect(repeated(new Map(Object.entries({ '/': 'A', '/b': 'A' })))).toEqual([
    '"A" is what /, /b say',
  ])
  expect(repeated(new Map([['/', '']]))).toHaveLength(1)
})
