import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStyleCache, renderedStyles } from '../../../../src/theme/style/cache.ts'
import { css, narrow, wide } from '../../../../src/theme/style/css.ts'

const behaviour = { mobileBelowPx: 700 } as Parameters<typeof createStyleCache>[0]

type Cache = ReturnType<typeof createStyleCache>

/** Does what emotion does when a component with this style is rendered; gives the name of the style. */
function use(cache: Cache, text: string): string {
  const serialized = css`${text}`
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true)
  return serialized.name
}

/** A browser whose document carries styles with these ids; gives the rules that are added to it. */
function openDocument(ids?: string): string[] {
  const rules: string[] = []
  class Sheet {
    readonly cssRules = rules
    insertRule(rule: string, index: number) {
      rules.splice(index, 0, rule)
    }
  }
  const carried = ids === undefined ? null : { getAttribute: () => ids }
  const querySelector = (selector: string) => (selector === 'style[data-ids]' ? carried : null)
  vi.stubGlobal('CSSStyleSheet', Sheet)
  vi.stubGlobal('document', { adoptedStyleSheets: [], querySelector })
  return rules
}

afterEach(() => vi.unstubAllGlobals())

describe('on the server', () => {
  test('styles are collected in the order of their use, each once', () => {
    const cache = createStyleCache(behaviour)
    const names = ['color:red', 'color:blue', 'color:red'].map((text) => use(cache, text))
    const rendered = renderedStyles(cache)
    expect(rendered.ids).toEqual(names.slice(0, 2))
    expect(rendered.css).toBe(`.s-${names[0]}{color:red}.s-${names[1]}{color:blue}`)
  })

  test('the widths of the site file stand where the styles name them', () => {
    const cache = createStyleCache(behaviour)
    use(cache, `${wide}{color:red}${narrow}{color:blue}@media (--other){color:green}`)
    const rendered = renderedStyles(cache).css
    expect(rendered).toContain('@media (min-width: 700px){color:red}')
    expect(rendered).toContain('@media (width < 700px){color:blue}')
    expect(rendered).toContain('@media (--other)')
  })

  test('strings and addresses stay as they are written', () => {
    const cache = createStyleCache(behaviour)
    const strings = [
      `"(--wide) {  ; } /* "`,
      `'it\\'s  (--narrow) ;; '`,
      'url(data:a;;b,{;}/*(--wide))',
      `url("a);  b")`,
    ]
    const text = strings.map((one) => `content:${one};/* (--wide) */`).join('')
    const name = use(cache, text)
    expect(renderedStyles(cache).css).toBe(`.s-${name}{${text}}`)
  })

  test('key frames are rules of their own', () => {
    const cache = createStyleCache(behaviour)
    const frames = '@keyframes turn{to{rotate:1turn}}'
    cache.insert('', { name: 'turn', styles: frames }, cache.sheet, false)
    expect(renderedStyles(cache).css).toBe(frames)
  })
})

describe('in the browser', () => {
  test('styles that the document came with are not inserted again', () => {
    const { name } = css`color:red`
    const rules = openDocument(`other ${name}`)
    const cache = createStyleCache(behaviour)
    use(cache, 'color:red')
    expect(rules).toEqual([])
  })

  test('later styles are added once, in order, to a sheet that a strict policy allows', () => {
    const rules = openDocument('some')
    const cache = createStyleCache(behaviour)
    const [red, blue] = ['color:red', 'color:blue', 'color:red'].map((text) => use(cache, text))
    expect(rules).toEqual([`.s-${red}{color:red}`, `.s-${blue}{color:blue}`])
    expect(document.adoptedStyleSheets).toHaveLength(1)
  })
})
