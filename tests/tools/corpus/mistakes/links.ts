import { type MistakeClass, misspelt, mistakes, same } from '../mistake.ts'
import { matching, pageLinks, values, where } from '../places.ts'

const DEAD = ['link/dead']
const FORBIDDEN = ['link/forbidden']
const NO_ADDRESS = [...DEAD, ...FORBIDDEN, 'schema/format']
const HTTPS = /https:\/\//

const anchors = values(({ key, text }) => key === 'to' && /#\w{4}/.test(text))

/** Other links have a default. */
const requiredTargets = where(
  matching(/(?<=\{ label: [^,{}"\n]+), to: [^,{}"\n]+?(?= \})/g),
  ({ from }, { text }) =>
    /^(routes|navigation|footer)$/.test(
      text
        .slice(0, from)
        .match(/^\w+(?=:)/gm)
        ?.at(-1) ?? '',
    ),
)

const inLink = mistakes('links', pageLinks)

export const links: readonly MistakeClass[] = [
  ...inLink(NO_ADDRESS, same, {
    'www without a scheme': ['www.example.org/page', HTTPS],
    'a scheme with a mistake': ['htps://example.org', /https:/],
    'a mail address without a scheme': ['hello@trestlework.example', /mailto:/],
    'a mail address with a space': ['"mailto: hello@trestlework.example"', /mailto:hello|space/],
    'a space': (to) => to.replace('-', ' '),
    'two slashes': (to) => `/${to}`,
    'two slashes in the middle': (to) => to.replace(/(?<=.)\/(?=[^/]+$)/, '//'),
    'no slash': (to) => to.slice(1),
    'a relative path': (to) => `..${to}`,
    'the words of the link': ['Get in touch', /path|page|\//],
  }),
  ...inLink(FORBIDDEN, /https:\/\/example/, {
    'https twice': 'https://https://example.com',
    backslashes: 'https:\\\\example.com',
    'a script': ['"javascript:void(0)"', /page|address|path/i],
    'http of this machine': [(to) => `http://localhost:5173${to}`, /\/\w/],
    'mail for mailto': ['mail:anna@example.com', /mailto:anna/],
    'mailto with slashes': ['mailto://hello@trestlework.example', /mailto:hello/],
    '(at) in a mailbox': ['mailto:anna(at)example.com', /anna@example/],
  }),
  ...inLink(DEAD, same, {
    'between angle brackets': ['<https://example.com>', /https:\/\/example/],
    'an underscore': (to) => to.replace('-', '_'),
    'a page of the old site': (to) => `${to}.html`,
    'an index page': ['/index.html', /"\/"|home|: \/(?!\w)/],
    'a number of WordPress': ['/?page_id=42', /name another/i],
  }),
  ...inLink([...NO_ADDRESS, 'schema/wrong-type'], /tel:/, {
    'a phone number without a scheme': '+1 585 555 0100',
  }),
  ...inLink(['link/own-address'], same, {
    'the whole address': (to, _random, { text }) => `${/origin: (\S+)/.exec(text)?.[1]}${to}`,
  }),
  ...inLink(['link/dead-anchor'], /#|id/, {
    'an anchor that is not there': (to) => `${to}#prices`,
  }),
  ...inLink(['link/tracking'], /https:\/\/example\.org\/page(?!\?)/, {
    'with the marks of a newsletter':
      'https://example.org/page?utm_source=newsletter&utm_medium=email',
  }),
  ...mistakes('dead', pageLinks)(DEAD, same, {
    'a misspelt address': (to, random) => `/${misspelt(to.slice(1), random)}`,
  }),
  ...mistakes('links', anchors)(
    ['link/dead-anchor'],
    (to) => same(/(?<=#)[\w-]+/.exec(to)?.[0] ?? ''),
    {
      'a misspelt anchor': (to, random) => to.replace(/(?<=#)[\w-]+/, (id) => misspelt(id, random)),
    },
  ),
  ...mistakes('links', requiredTargets)(['schema/missing-key'], /\bto\b/, { 'no target': '' }),
]
