import { describe, expect, test } from 'vitest'
import { addressOf } from '../../../src/compiler/resolve/address.ts'

describe('addressOf', () => {
  test.each([
    ['/', { kind: 'route', path: '/', anchor: undefined }],
    ['/Careers', { kind: 'route', path: '/Careers', anchor: undefined }],
    ['/Careers#team', { kind: 'route', path: '/Careers', anchor: 'team' }],
    ['/Careers#', { kind: 'route', path: '/Careers', anchor: undefined }],
    ['#team', { kind: 'anchor', anchor: 'team' }],
    ['Careers', { kind: 'relative', written: 'Careers' }],
    ['see mailto:a@b.de', { kind: 'relative', written: 'see mailto:a@b.de' }],
    ['/a:b', { kind: 'route', path: '/a:b', anchor: undefined }],
    ['www.example.com', { kind: 'relative', written: 'www.example.com' }],
  ])('%s is a place on this site', (written, address) => {
    expect(addressOf(written)).toEqual(address)
  })

  test.each([
    'https://www.example.com',
    'HTTPS://www.example.com/a?b=c#d',
    'https://example.com:8443/',
    'mailto:name@example.com',
    'mailto:name@example.com?subject=Hello',
    'tel:+15855550100',
    'tel:(585)555-0100',
  ])('%s is an address elsewhere', (written) => {
    expect(addressOf(written)).toEqual({ kind: 'external', href: written })
  })

  test.each([
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '\\example',
    '/a\\b',
    'http://example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com',
    'file:///etc/passwd',
    'https:',
    'https://',
    'https:///example.com',
    'https://localhost',
    'https://exa<mple.com',
    'https://%',
    'https://[::example.com',
    'https://www.example.com:99999',
    'https://www.example.com@elsewhere.com',
    'https://name:word@example.com',
    'mailto:',
    'mailto:name',
    'mailto:a@b@example.com',
    'tel:',
    'tel:call-me',
    'tel:12',
    'tel:123abc',
    '#',
    'https://:word@example.com',
    'https://name@example.com',
    'mailto:a@b.de x',
    'mailto:a@b.de? x',
    'sms:123456',
    'tel:call tel:5550100',
    'mailto:name mailto:name@example.com',
    'https:/example.com/https://example.com',
    'https:example.com?https://example.com',
  ])('%s is forbidden, with advice', (written) => {
    const address = addressOf(written)
    expect(address).toMatchObject({ kind: 'forbidden', note: { code: 'link/forbidden' } })
    if (address.kind === 'forbidden') expect(address.note.hint).toMatch(/\.$/)
  })
  test.each([
    ['//example.com', true],
    ['/\\example.com', true],
    ['\\example.com', true],
    ['Careers/\\team', false],
    ['/Careers/\\team', false],
  ])('%s may be an address elsewhere without its beginning: %s', (written, isElsewhere) => {
    const address = addressOf(written)
    expect(address.kind === 'forbidden' && address.note.hint?.includes('https:')).toBe(isElsewhere)
  })
})
