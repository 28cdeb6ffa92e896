import { getDirection } from '../../contract/languages.ts'

const JOINED = /^(ar|fa|ur|ps|sd|ug|ckb)\b/

const LONG_WORDS = /^(de|nl|fi|hu|sv|da|nb|nn|no|pl|cs|ru|uk)\b/

/**
 * Creates rules that override all others; empty for most languages.
 * @param languages of the site; with several, each rule applies to documents in its language
 */
export const createLanguageCss = (languages: readonly string[]): string =>
  languages.length === 1 && languages[0] !== undefined
    ? createRules(languages[0], '')
    : languages.map((language) => createRules(language, `:lang(${language})`)).join('')

/** @param scope of the root element */
function createRules(language: string, scope: string): string {
  const within = scope && `${scope} `
  return [
    // Addresses and numbers stay left to right.
    getDirection(language) === 'rtl'
      ? `:root${scope}{--onward:225deg;--along:50%}${within}[translate=no]{direction:ltr;unicode-bidi:isolate}${within}:is([type=email],[type=tel]):not(:placeholder-shown){direction:ltr}`
      : '',
    JOINED.test(language)
      ? `${within}*{letter-spacing:0!important}${within}:is(h1,h2,h3,h4){line-height:1.35!important}`
      : '',
    LONG_WORDS.test(language)
      ? `${within}:is(h1,h2,h3,h4,p,li,dd,figcaption){hyphens:auto;hyphenate-limit-chars:10 4 4}`
      : '',
    /^ja\b/.test(language) ? `html${scope}{line-break:strict;word-break:auto-phrase}` : '',
  ].join('')
}
