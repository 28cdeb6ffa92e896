import {
  altOf,
  inValue,
  literally,
  type MistakeClass,
  misspelt,
  pageLinks,
  pick,
  pictures,
} from '../mistake.ts'
import type { SiteText, Written } from '../site-text.ts'

const changed = (
  group: string,
  name: string,
  which: (site: SiteText) => Written[],
  change: (text: string, site: SiteText, random: (limit: number) => number) => string | undefined,
  codes: string[],
  fix: (text: string) => RegExp,
): MistakeClass => ({
  group,
  name,
  make(site, random) {
    const value = pick(which(site), random)
    const insert = value && change(value.text, site, random)
    if (!value || insert === undefined || insert === value.text) return undefined
    return inValue(value, { from: value.from, to: value.to, insert }, codes, fix(value.text))
  },
})

const picture = (
  name: string,
  change: (text: string, random: (limit: number) => number) => string | undefined,
  codes = ['image/missing', 'schema/format'],
  fix = same,
): MistakeClass =>
  changed('pictures', name, pictures, (text, _, random) => change(text, random), codes, fix)

const link = (
  name: string,
  change: (text: string, site: SiteText, random: (limit: number) => number) => string | undefined,
  codes: string[],
  fix = same,
): MistakeClass => changed('links', name, pageLinks, change, codes, fix)

const alternative = (
  name: string,
  change: (alt: string, src: string) => string,
  codes: string[],
  fix: RegExp,
): MistakeClass => ({
  group: 'pictures',
  name,
  make(site, random) {
    const src = pick(pictures(site), random)
    const alt = src && altOf(site, src)
    if (!src || !alt) return undefined
    const insert = change(site.text.slice(alt.from, alt.to), src.text)
    return inValue(src, { from: alt.keyFrom, to: alt.to, insert }, codes, fix)
  },
})

const same = (text: string) => new RegExp(literally(text))
const nameOf = (text: string) => text.slice(text.lastIndexOf('/') + 1)
const say = (pattern: RegExp) => () => pattern

export const addresses: readonly MistakeClass[] = [
  picture('the path of a Mac', (text) => `/Users/anna/Desktop/website/public${text}`),
  picture(
    'a path of Windows',
    (text) => `C:\\Users\\Anna\\Website\\public${text.replaceAll('/', '\\')}`,
  ),
  picture('an address of a file', (text) => `file:///home/anna/site/public${text}`),
  picture('with the public folder', (text) => `public${text}`),
  picture('with the public folder and a slash', (text) => `/public${text}`),
  picture('relative', (text) => `..${text}`),
  picture('without a slash', (text) => text.slice(1)),
  picture('the file name alone', nameOf),
  picture('on the site itself', (text) => `https://www.trestlework.example${text}`),
  picture(
    'on another site',
    (text) => `https://cdn.example.com/wp-content/uploads/${nameOf(text)}`,
  ),
  picture('the wrong extension', (text) => text.replace('.svg', '.png')),
  picture('no extension', (text) => text.replace('.svg', '')),
  picture('two extensions', (text) => text.replace('.svg', '.svg.svg')),
  picture('in capitals', (text) =>
    text.replace(
      /\/(\w)([\w-]*\.svg)$/,
      (_, first: string, rest: string) => `/${first.toUpperCase()}${rest}`,
    ),
  ),
  picture('an extension in capitals', (text) => text.replace('.svg', '.SVG')),
  picture('a copy', (text) => text.replace('.svg', ' (1).svg')),
  picture(
    'misspelt',
    (text, random) =>
      `${text.slice(0, text.lastIndexOf('/') + 1)}${misspelt(nameOf(text).replace('.svg', ''), random)}.svg`,
  ),
  picture('in another folder', (text) => `/images/${nameOf(text)}`),
  picture('spaces for hyphens', (text) =>
    text.includes('-') ? text.replaceAll('-', ' ') : undefined,
  ),
  alternative(
    'the name of the file for an alternative text',
    (_, src) => `alt: ${nameOf(src)}`,
    ['image/poor-alt'],
    /see|show|describe|picture/i,
  ),
  alternative(
    'an alternative text that says image of',
    (alt) => `alt: ${/^"/.test(alt) ? '"' : ''}Image of ${alt.replace(/^"/, '')}`,
    ['image/poor-alt'],
    /image of|leave out|without|begin/i,
  ),
  alternative(
    'an alternative text and decorative',
    (alt) => `alt: ${alt}, decorative: true`,
    ['schema/unknown-key', 'image/missing-alt', 'schema/not-allowed', 'schema/format'],
    /alt|decorative/,
  ),
  alternative('no alternative text', () => '', ['image/missing-alt'], /alt/),
  alternative(
    'an empty alternative text',
    () => 'alt: ""',
    ['image/missing-alt', 'schema/too-few', 'schema/format'],
    /alt|decorative/,
  ),
  {
    group: 'pictures',
    name: 'the path alone',
    make(site, random) {
      const matches = [
        ...site.text.matchAll(/(?<=image: )\{ src: (\S+), alt: [^{}\n]*\}(?=$| \})/gm),
      ]
      const match = pick(matches, random)
      if (!match) return undefined
      const line = site.lineOf(match.index)
      const edit = { from: match.index, to: match.index + match[0].length, insert: match[1] ?? '' }
      return {
        edits: [edit],
        expected: { first: line, last: line, codes: ['schema/wrong-type'], fix: /src/ },
      }
    },
  },
  link(
    'two letters changed',
    (text, _, random) => {
      const at = 2 + random(text.length - 4)
      return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
    },
    ['link/dead'],
  ),
  link(
    'www without a scheme',
    () => 'www.example.org/page',
    ['link/forbidden', 'link/dead', 'schema/format'],
    say(/https:\/\//),
  ),
  link(
    'a domain without a scheme',
    () => 'example.org',
    ['link/forbidden', 'link/dead', 'schema/format'],
    say(/https:\/\//),
  ),
  link('a space', (text) => text.replace('-', ' '), [
    'link/dead',
    'link/forbidden',
    'schema/format',
  ]),
  link('two slashes', (text) => `/${text}`, ['link/dead', 'link/forbidden', 'schema/format']),
  link(
    'two slashes in the middle',
    (text) => (text.lastIndexOf('/') > 0 ? text.replace(/\/(?=[^/]+$)/, '//') : undefined),
    ['link/dead', 'link/forbidden', 'schema/format'],
  ),
  link(
    'a mail address without a scheme',
    () => 'hello@trestlework.example',
    ['link/forbidden', 'link/dead', 'schema/format'],
    say(/mailto:/),
  ),
  link(
    'a phone number without a scheme',
    () => '+1 585 555 0100',
    ['link/forbidden', 'link/dead', 'schema/format', 'schema/wrong-type'],
    say(/tel:/),
  ),
  link(
    'a scheme with a mistake',
    () => 'htps://example.org',
    ['link/forbidden', 'link/dead', 'schema/format'],
    say(/https:/),
  ),
  link(
    'a scheme with one slash',
    () => 'https:/example.org',
    ['link/forbidden', 'link/dead', 'schema/format'],
    say(/https:\/\//),
  ),
  link(
    'mailto with slashes',
    () => 'mailto://hello@trestlework.example',
    ['link/forbidden', 'schema/format'],
    say(/mailto:hello/),
  ),
  link('a script', () => '"javascript:void(0)"', ['link/forbidden'], say(/page|address|path/i)),
  link('a page of the old site', (text) => `${text}.html`, ['link/dead']),
  link('an index page', () => '/index.html', ['link/dead'], say(/"\/"|home|: \/(?!\w)/)),
  link('no slash', (text) => text.slice(1), ['link/dead', 'link/forbidden', 'schema/format']),
  link('the whole address', (text) => `https://www.trestlework.example${text}`, [
    'link/own-address',
  ]),
  link(
    'an anchor that is not there',
    (text) => `${text}#prices`,
    ['link/dead-anchor'],
    say(/#|id/),
  ),
  link(
    'the words of the link',
    () => 'Get in touch',
    ['link/dead', 'link/forbidden', 'schema/format'],
    say(/path|page|\//),
  ),
  link(
    'with the marks of a newsletter',
    () => 'https://example.org/page?utm_source=newsletter&utm_medium=email',
    ['link/tracking'],
    say(/https:\/\/example\.org\/page(?!\?)/),
  ),
  link('an underscore', (text) => text.replace('-', '_'), ['link/dead']),
  link('a relative path', (text) => `..${text}`, ['link/dead', 'link/forbidden', 'schema/format']),
  link(
    'a mail address with a space',
    () => '"mailto: hello@trestlework.example"',
    ['link/forbidden', 'schema/format', 'link/dead'],
    say(/mailto:hello|space/),
  ),
  changed(
    'links',
    'a misspelt anchor',
    (site) => site.values.filter(({ key, text }) => key === 'to' && /#\w{4}/.test(text)),
    (text, _, random) =>
      `"${text.slice(0, text.indexOf('#') + 1)}${misspelt(text.slice(text.indexOf('#') + 1), random)}"`,
    ['link/dead-anchor'],
    (text) => new RegExp(literally(text.slice(text.indexOf('#') + 1))),
  ),
  {
    group: 'links',
    name: 'no target',
    make(site, random) {
      const match = pick(
        [...site.text.matchAll(/\{ label: [^,{}"\n]+(, to: [^,{}"\n]+?) \}/g)],
        random,
      )
      if (!match) return undefined
      const line = site.lineOf(match.index)
      const from = match.index + match[0].indexOf(match[1] ?? '')
      const edit = { from, to: from + (match[1]?.length ?? 0), insert: '' }
      return {
        edits: [edit],
        expected: { first: line, last: line, codes: ['schema/missing-key'], fix: /\bto\b/ },
      }
    },
  },
]
