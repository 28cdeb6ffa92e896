/** Which colours a page shows. */
export type Scheme = 'light' | 'dark'

const ASKS = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g

/** What rules ask for, as they were written. */
const written = new WeakMap<MediaList, string>()

/**
 * Shows a page as visitors see it who prefer a scheme, whatever the one who looks at it prefers: what its style sheets
 * ask about that is answered for them. Pictures follow: they take the scheme of the page that they are in.
 */
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

/** Rules of the frame are of other classes than those of this window. */
function* mediaIn(rules: CSSRuleList): Generator<MediaList> {
  for (const rule of rules) {
    if ('media' in rule) yield rule.media as MediaList // no other rules have one but `@import`, which asks alike
    if ('cssRules' in rule) yield* mediaIn(rule.cssRules as CSSRuleList) // whatever has rules has them as a list
  }
}
