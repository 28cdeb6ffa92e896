export interface Token {
  /** Including the two hyphens. */
  readonly name: string
  readonly value: string
}

export function readTokens(sheet: CSSStyleSheet): Token[] {
  const found = new Map<string, string>()
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
    for (const name of rule.style)
      if (name.startsWith('--')) found.set(name, rule.style.getPropertyValue(name).trim())
  }
  return [...found].map(([name, value]) => ({ name, value }))
}
