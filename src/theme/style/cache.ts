import type { EmotionCache } from '@emotion/cache'
import type { Shell } from '../../content/model.ts'
import { COMMENT, LITERAL } from './literals.ts'

/** The one prefix of all class names. */
const KEY = 's'

/** Where a document keeps the styles it was rendered with; see `documentOf`. */
const RENDERED = 'style[data-ids]'

/**
 * A cache for the styles of one document, in place of emotion's own: browsers understand nested rules
 * themselves (CSS Nesting 1), so nothing has to be parsed at run time.
 * On the server it collects styles. In the browser it takes over those that the document came with, and
 * puts later ones into a constructed sheet, which a Content-Security-Policy without 'unsafe-inline' allows.
 */
export function createStyleCache(behaviour: Shell['behaviour']): EmotionCache {
  const fillIn = customMedia(behaviour.mobileBelowPx)
  const insertRule = typeof document === 'undefined' ? undefined : openSheet()
  const inserted: EmotionCache['inserted'] = {}
  if (insertRule) for (const id of renderedIds()) inserted[id] = true
  return {
    key: KEY,
    inserted,
    registered: {},
    compat: true,
    // Emotion hands the sheet through to `insert` and touches nothing of it.
    sheet: {} as EmotionCache['sheet'],
    insert(selector, { name, styles }) {
      if (inserted[name] !== undefined) return
      // Key frames come without a selector, as a whole rule.
      const rule = fillIn(selector ? `${selector}{${styles}}` : styles)
      inserted[name] = insertRule ? true : rule
      insertRule?.(rule)
    },
  }
}

function openSheet(): (rule: string) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return (rule) => {
    sheet.insertRule(rule, sheet.cssRules.length)
  }
}

const renderedIds = (): string[] =>
  document.querySelector(RENDERED)?.getAttribute('data-ids')?.split(' ') ?? []

const CUSTOM_MEDIA = new RegExp(`${LITERAL.source}|${COMMENT.source}|\\(--(wide|narrow)\\)`, 'gs')

/** Fills in `--wide` and `--narrow` (Media Queries 5, custom media), whose number is in site.yaml. */
function customMedia(belowPx: number): (rule: string) => string {
  const queries: Readonly<Record<string, string>> = {
    wide: `(min-width: ${belowPx}px)`,
    narrow: `(width < ${belowPx}px)`,
  }
  return (rule) => rule.replace(CUSTOM_MEDIA, (written, name: string) => queries[name] ?? written)
}

/** The styles that a rendering has used, for the document that carries it. */
export interface RenderedStyles {
  /** As they are written, with comments and blanks. */
  readonly css: string
  /** The ids by which the browser knows that it need not insert them again. */
  readonly ids: readonly string[]
}

/** @param cache a cache that one document was rendered with on the server */
export function getRenderedStyles({ inserted }: EmotionCache): RenderedStyles {
  const rules = Object.values(inserted).map((css) => (typeof css === 'string' ? css : ''))
  return { css: rules.join(''), ids: Object.keys(inserted) }
}
