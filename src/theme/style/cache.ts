import type { EmotionCache } from '@emotion/cache'
import type { Shell } from '../../content/model.ts'
import { COMMENT, LITERAL } from './literals.ts'

const KEY = 's'

/** The styles that a document was rendered with; see `renderDocument`. */
const RENDERED = 'head > [data-ids]'

/**
 * An emotion cache without a CSS parser: browsers support nested rules. On the server it collects styles. The browser
 * inserts those that the document lacks into a constructed sheet, which a Content-Security-Policy without
 * unsafe-inline allows.
 */
export function createStyleCache(behaviour: Shell['behaviour']): EmotionCache {
  const replaceMedia = createMediaReplacer(behaviour.mobileBelowPx)
  const insertRule = typeof document === 'undefined' ? undefined : createSheet()
  const inserted: EmotionCache['inserted'] = {}
  if (insertRule) for (const id of readRenderedIds()) inserted[id] = true
  return {
    key: KEY,
    inserted,
    registered: {},
    compat: true,
    // Emotion only passes the sheet to `insert`.
    sheet: {} as EmotionCache['sheet'],
    insert(selector, { name, styles }) {
      if (inserted[name] !== undefined) return
      // Keyframes have no selector.
      const rule = replaceMedia(selector ? `${selector}{${styles}}` : styles)
      inserted[name] = insertRule ? true : rule
      insertRule?.(rule)
    },
  }
}

function createSheet(): (rule: string) => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return (rule) => {
    sheet.insertRule(rule, sheet.cssRules.length)
  }
}

const readRenderedIds = (): string[] =>
  document.querySelector(RENDERED)?.getAttribute('data-ids')?.split(' ') ?? []

const CUSTOM_MEDIA = new RegExp(`${LITERAL.source}|${COMMENT.source}|\\(--(wide|narrow)\\)`, 'gs')

/** Replaces the custom media queries `--wide` and `--narrow`, whose width is in site.yaml. */
function createMediaReplacer(belowPx: number): (rule: string) => string {
  const queries: Readonly<Record<string, string>> = {
    wide: `(min-width: ${belowPx}px)`,
    narrow: `(width < ${belowPx}px)`,
  }
  return (rule) => rule.replace(CUSTOM_MEDIA, (match, name: string) => queries[name] ?? match)
}

export interface RenderedStyles {
  /** Not minified. */
  readonly css: string
  /** Ids that the browser must not insert again. */
  readonly ids: readonly string[]
}

export function getRenderedStyles({ inserted }: EmotionCache): RenderedStyles {
  const rules = Object.values(inserted).map((css) => (typeof css === 'string' ? css : ''))
  return { css: rules.join(''), ids: Object.keys(inserted) }
}
