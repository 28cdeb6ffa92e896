export type Scheme = 'light' | 'dark'

const ASKS = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g

const written = new WeakMap<MediaList, string>()

/** Rewrites `prefers-color-scheme` media queries; images inherit the scheme of the page. */
export function showIn(scheme: Scheme, page: Document): void {
  page.documentElement.style.colorScheme = scheme
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
    for (const media of mediaIn(sheet.cssRules)) {
      const asked = written.get(media) ?? media.mediaText
      if (asked.search(ASKS) === -1) continue
      written.set(media, asked)
      const answered = asked.replace(ASKS, (_, one) => (one === scheme ? YES : NO))
      if (media.mediaText !== answered) media.mediaText = answered
    }
  }
}

const YES = '(min-width: 0px)'
const NO = '(max-width: 0px)'

/** Rules of the frame belong to another realm, so `instanceof` fails. */
function* mediaIn(rules: CSSRuleList): Generator<MediaList> {
  for (const rule of rules) {
    if ('media' in rule) yield rule.media as MediaList // only `@import` has another type, with the same queries
    if ('cssRules' in rule) yield* mediaIn(rule.cssRules as CSSRuleList) // all grouping rules
  }
}
