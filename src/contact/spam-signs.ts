import type { ContactValues, Submission } from './values.ts'

const LINK = /https?:\/\/|\bwww\.|\[url|\bt\.me\//gi
const MARKUP = /<\/?[a-z][^>]*>|\[\/?(?:url|link|b|img)\b|&#x?[0-9a-f]+;/i
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hangul', 'Arabic', 'Hebrew', 'Thai'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)
const HIDDEN = /[\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u

const MAX_LINKS = 2

const SIGNS: readonly [label: string, matches: (values: ContactValues) => boolean][] = [
  ['links', ({ message }) => (message.match(LINK)?.length ?? 0) > MAX_LINKS],
  ['link in the name', ({ name }) => name.search(LINK) !== -1],
  ['markup', ({ name, message }) => MARKUP.test(name) || MARKUP.test(message)],
  // In names only: genuine messages often mix scripts.
  ['mixed scripts', ({ name }) => SCRIPTS.filter((script) => script.test(name)).length > 1],
  ['hidden characters', ({ name, email, message }) => HIDDEN.test(name + email + message)],
  [
    'all caps',
    ({ message }) =>
      message.length > 60 && /\p{Lu}/u.test(message) && !/\p{Ll}|\p{Lo}/u.test(message),
  ],
  [
    'one word',
    ({ message }) => message.length > 200 && !/\s/.test(message) && /^[!-~]*$/.test(message),
  ],
]

/** Signs of spam, separated by commas; empty if there are none. Such requests are stored and sent like all others. */
export const findSpamSigns = (submission: Submission): string => {
  const { message, answers = [], isTrapped } = submission
  const text = [message, ...answers.map(({ value }) => value)].join('\n')
  const labels = SIGNS.filter(([, matches]) => matches({ ...submission, message: text }))
  return [...labels.map(([label]) => label), ...(isTrapped ? ['hidden field'] : [])].join(', ')
}
