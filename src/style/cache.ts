import createCache, { type EmotionCache, type Options } from '@emotion/cache'
import type { Shell } from '../model.ts'

type Plugin = NonNullable<Options['stylisPlugins']>[number]

/** The one prefix of all class names. */
const KEY = 's'

/** Where a document keeps the styles it was rendered with; see `documentOf`. */
const RENDERED = 'style[data-ids]'

/**
 * A cache for the styles of one document.
 * On the server it collects them. In the browser it takes over those the document came with, and puts
 * later ones into a constructed sheet, which a Content-Security-Policy without 'unsafe-inline' allows.
 */
export function createStyleCache(behaviour: Shell['behaviour']): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [customMedia(behaviour.mobileBelowPx)] })
  // Collects styles beside the markup instead of writing a <style> before every element.
  cache.compat = true
  if (typeof document !== 'undefined') adopt(cache)
  return cache
}

function adopt(cache: EmotionCache): void {
  const rendered = document.querySelector(RENDERED)?.getAttribute('data-ids') ?? ''
  for (const id of rendered.split(' ')) if (id) cache.inserted[id] = true
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  cache.sheet.insert = (rule) => {
    sheet.insertRule(rule, sheet.cssRules.length)
  }
}

/** Fills in `--wide` and `--narrow` (Media Queries 5, custom media), whose number is in site.yaml. */
function customMedia(belowPx: number): Plugin {
  const queries: Readonly<Record<string, string>> = {
    '(--wide)': `(min-width: ${belowPx}px)`,
    '(--narrow)': `(width < ${belowPx}px)`,
  }
  return (element) => {
    if (element.type !== '@media') return
    element.value = element.value.replace(/\(--(wide|narrow)\)/g, (name) => queries[name] ?? name)
  }
}

/** The styles that a rendering has used, for the document that carries it. */
export interface RenderedStyles {
  readonly css: string
  /** The ids by which the browser knows that it need not insert them again. */
  readonly ids: readonly string[]
}

/** @param cache a cache that one document was rendered with on the server */
export function renderedStyles(cache: EmotionCache): RenderedStyles {
  const styles = Object.entries(cache.inserted)
  return {
    css: styles.map(([, css]) => (typeof css === 'string' ? css : '')).join(''),
    ids: styles.map(([id]) => id),
  }
}
