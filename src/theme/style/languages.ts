const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/

const JOINED = /^(ar|fa|ur|ps|sd|ug|ckb)\b/

const LONG_WORDS = /^(de|nl|fi|hu|sv|da|nb|nn|no|pl|cs|ru|uk)\b/

export const getDirection = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr'

/** Creates rules that override all others; empty for most languages. */
export const createLanguageCss = (language: string): string =>
  [
    // Addresses and numbers stay left to right.
    getDirection(language) === 'rtl'
      ? ':root{--onward:225deg;--along:50%}[translate=no]{direction:ltr;unicode-bidi:isolate}:is([type=email],[type=tel]):not(:placeholder-shown){direction:ltr}'
      : '',
    JOINED.test(language)
      ? '*{letter-spacing:0!important}:is(h1,h2,h3,h4){line-height:1.35!important}'
      : '',
    LONG_WORDS.test(language)
      ? ':is(h1,h2,h3,h4,p,li,dd,figcaption){hyphens:auto;hyphenate-limit-chars:10 4 4}'
      : '',
    /^ja\b/.test(language) ? 'html{line-break:strict;word-break:auto-phrase}' : '',
  ].join('')
