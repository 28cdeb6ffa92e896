/** A CSS variable of the site. */
export interface Token {
  /** With its two hyphens. */
  readonly name: string
  readonly value: string
}

/**
 * The variables that a style sheet gives to the root element, the last value of each: the gallery shows
 * those that exist and keeps no list of its own.
 */
export function tokensIn(sheet: CSSStyleSheet): Token[] {
  const found = new Map<string, string>()
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
    for (const name of rule.style)
      if (name.startsWith('--')) found.set(name, rule.style.getPropertyValue(name).trim())
  }
  return [...found].map(([name, value]) => ({ name, value }))
}
