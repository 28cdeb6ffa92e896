import type { Plugin } from 'vite'
import { COMMENT, LITERAL } from '../style/literals.ts'

const STYLE = /\bcss`((?:[^`\\]|\\.)*)`/g

/**
 * Takes comments, line breaks and indentation out of css`…` templates. In the build of the browser and of
 * the renderer alike: the name of a style is a hash of its text, so both have to see the same.
 */
export function tightStyles(): Plugin {
  return {
    name: 'site:tight-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: /\bcss`/ },
      handler: (code) => ({
        code: code.replace(STYLE, (_, css: string) => `css\`${tight(css)}\``),
        map: null,
      }),
    },
  }
}

/** Filled in values, strings and addresses, which stay as they are. */
const KEPT = `(\\$\\{[^{}]*\\}|${LITERAL.source})`
const APART = new RegExp(KEPT, 's')
const COMMENTS = new RegExp(`${KEPT}|${COMMENT.source}`, 'gs')

const tight = (css: string): string =>
  css
    .replace(COMMENTS, '$1')
    .split(APART)
    .map((part, index) => (index % 2 === 1 ? part : tightPart(part)))
    .join('')
    .trim()

const tightPart = (css: string): string =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .replace(/ \{/g, '{')
