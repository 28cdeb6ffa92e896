import type { Plugin } from 'vite'

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
      handler: (code) => ({ code: code.replace(STYLE, (_, css: string) => `css\`${tight(css)}\``), map: null }),
    },
  }
}

const tight = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .replace(/ \{/g, '{')
    .trim()
