/** All that style sheets say, in one flat list: also for states and windows that hardly anybody meets. */
import type { Page } from 'playwright-core'

/** A style sheet, and the file that it comes from. */
export interface Sheet {
  readonly where: string
  readonly css: string
}

/** One declaration, with all that stands around it. */
export interface Rule {
  readonly where: string
  /** With the selectors around it; `&` is the element that a component gives the style to. */
  readonly selector: string
  /** The rules around it that are no selectors, from the outermost on: `@media print`. */
  readonly conditions: readonly string[]
  readonly property: string
  readonly value: string
}

/** A rule on one line, without its file. */
export const lineOf = ({ conditions, selector, property, value }: Rule): string =>
  `${[...conditions, selector].filter(Boolean).join(' ')} { ${property}: ${value} }`

/** Reads style sheets as the browser does. The page is only where it happens, and stays as it is. */
export const rulesOf = (page: Page, sheets: readonly Sheet[]): Promise<Rule[]> =>
  page.evaluate((all) => {
    const found: Rule[] = []

    /** The declarations of a block; brackets and strings may hold what ends one elsewhere. */
    const declarationsIn = (text: string): [string, string][] => {
      const parts = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|"(?:[^"\\]|\\.)*"|;/g
      const lines = text.replace(/\s+/g, ' ').replace(parts, (one) => (one === ';' ? '\n' : one))
      return lines.split('\n').flatMap((line) => {
        const at = line.indexOf(':')
        if (at < 0) return []
        return [
          [
            line.slice(0, at).trim(),
            line
              .slice(at + 1)
              .replace(/ ?, ?/g, ', ')
              .trim(),
          ],
        ]
      })
    }

    const within = (parent: string, own: string): string => {
      if (!parent) return own.replace(/\.s-\w+/g, '&')
      const around = parent.replace(/\([^()]*\)/g, '').includes(',') ? `:is(${parent})` : parent
      return own.includes('&') ? own.replaceAll('&', around) : `${around} ${own}`
    }

    type Place = Pick<Rule, 'where' | 'selector' | 'conditions'>
    const read = (rule: CSSRule, outer: Place): void => {
      const style = 'style' in rule ? rule.style : undefined
      const inner = 'cssRules' in rule ? rule.cssRules : undefined
      const place = { ...outer }
      if (rule instanceof CSSStyleRule) place.selector = within(outer.selector, rule.selectorText)
      else if (rule.constructor.name !== 'CSSNestedDeclarations') {
        const condition = rule.cssText.split('{')[0]?.trim() ?? ''
        place.conditions = [...outer.conditions, condition]
      }
      const isStyled = style instanceof CSSStyleDeclaration
      for (const [property, value] of isStyled ? declarationsIn(style.cssText) : [])
        found.push({ ...place, property, value })
      if (inner instanceof CSSRuleList) for (const one of inner) read(one, place)
      else if (!isStyled) found.push({ ...place, property: '', value: rule.cssText })
    }

    for (const { where, css } of all) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      for (const rule of sheet.cssRules) read(rule, { where, selector: '', conditions: [] })
    }
    return found
  }, sheets)
