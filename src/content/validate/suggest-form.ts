const MAX_LENGTH = 60

export function suggestForm(written: unknown, fits: (text: string) => boolean): string | undefined {
  if (typeof written !== 'string' || written.trim() === '') return undefined
  // Paragraphs are entries of their own, not one line.
  if (/\n\s*\n/.test(written.trim())) return undefined
  return listForms(written.trim()).find((text) => text.length <= MAX_LENGTH && fits(text))
}

const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  français: 'fr',
  spanish: 'es',
  español: 'es',
  italian: 'it',
  italiano: 'it',
  dutch: 'nl',
  nederlands: 'nl',
  portuguese: 'pt',
  português: 'pt',
  arabic: 'ar',
}

/** The smallest change first. */
function listForms(text: string): string[] {
  const inOneLine = text.replace(/\s+/g, ' ')
  const withoutSpaces = text.replace(/\s+/g, '')
  const hyphenated = text.replace(/\s+/g, '-')
  const whole = /[:@]/.test(text) ? withoutSpaces : hyphenated
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const secure = whole.replace(/^http:/i, 'https:')
  const address = secure
    .replace(/[?#].*$/, '')
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/^https:\/\/[^/]+/i, (host) => host.toLowerCase())
  return [
    text,
    inOneLine,
    whole,
    whole.replace(/^\.?\/?public\//, '/'),
    `/${whole}`,
    whole.replace(/\/+$/, ''),
    whole.replace(/\/{2,}/g, '/'),
    secure,
    address,
    secure.replace(/^(https:\/\/[^/]+).*$/i, '$1').toLowerCase(),
    `https://${whole}`,
    `#${text}`,
    text.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
    text.replace('_', '-'),
    whole
      .replace(/@{2,}|[([]at[)\]]/i, '@')
      .replace(/\.{2,}/g, '.')
      .replace(/,(?=[a-z]+$)/i, '.'),
    spellInAscii(whole),
    name,
    findTimeZone(text) ?? text,
    LANGUAGES[text.toLowerCase()] ?? text,
  ]
}

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
}

const spellInAscii = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßłøæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Finds the zone of a city. */
const findTimeZone = (city: string): string | undefined => {
  const end = `/${city.replace(/ /g, '_')}`.toLowerCase()
  return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(end))
}
