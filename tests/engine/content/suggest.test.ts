/** Shared by several stages, so it is tested once for all of them. */
import { describe, expect, test } from 'vitest'
import { findClosestPath, findClosestWord } from '../../../src/content/suggest.ts'

describe('findClosestPath', () => {
  const known = [
    '/Careers',
    '/services/DevOps',
    '/services/Data',
    '/a/Terms.txt',
    '/b/Logo.svg',
    '/c/logo.svg',
  ]
  test.each([
    ['/Carers', '/Careers'],
    ['/careers', '/Careers'],
    ['/Craeers', '/Careers'],
    ['/Carxxrs', '/Careers'],
    ['/Caxxxrs', undefined],
    ['/servics/devop', '/services/DevOps'],
    ['/products/DevOps', '/services/DevOps'],
    ['/services/Dat', '/services/Data'],
    ['/servixxs/Dat', '/services/Data'],
    ['/servxxxs/Dta', undefined],
    ['/services', undefined],
    ['/files/terms.txt', '/a/Terms.txt'],
    ['terms.txt', '/a/Terms.txt'],
    ['/pictures/logo.svg', undefined],
    ['/', undefined],
    ['', undefined],
    ['/services/', undefined],
  ])('%s -> %s', (word, meant) => expect(findClosestPath(word, known)).toBe(meant))

  test('returns the path with the smallest total edit distance', () => {
    expect(findClosestPath('home.project', ['hom.projec', 'home.projects'])).toBe('home.projects')
    expect(findClosestPath('home.project', ['home.projects', 'hom.projec'])).toBe('home.projects')
    expect(findClosestPath('home.project', ['hose.projxxt', 'homx.projexx', 'home.projects'])).toBe(
      'home.projects',
    )
  })
})

describe('findClosestWord', () => {
  test.each([
    ['htis', ['those', 'this'], 'this'],
    ['HTIS', ['this'], 'this'],
    ['lable', ['able', 'label'], 'label'],
    ['labe', ['label'], 'label'],
    ['label', ['label'], 'label'],
    ['xyz', ['label'], undefined],
    ['ba', ['ab', 'bc'], 'ab'],
    ['abdcx', ['abcdy', 'abdc'], 'abdc'],
    ['', ['a'], 'a'],
    ['abcd', ['bxcd', 'abce'], 'abce'],
    ['abcd', ['xacd', 'abce'], 'abce'],
    ['abxyc', ['bazzc', 'abxyd'], 'abxyd'],
    ['abcd', ['abdcx', 'abcx'], 'abcx'],
    ['abcd', ['acbx', 'abcc'], 'abcc'],
  ])('%s among %j -> %s', (word, known, meant) => expect(findClosestWord(word, known)).toBe(meant))
})
