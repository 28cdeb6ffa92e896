import { Parser } from 'htmlparser2'

export interface StartTag {
  /** Lower case. */
  readonly name: string
  /** Names in lower case, values with decoded character references. */
  readonly attributes: ReadonlyMap<string, string>
  /** Content of the element, for style sheets and scripts. */
  readonly text: string
}

export function parseTags(html: string): StartTag[] {
  const tags: { name: string; attributes: Map<string, string>; text: string }[] = []
  let isCode = false
  const parser = new Parser({
    onopentag(name, attributes) {
      isCode = name === 'style' || name === 'script'
      tags.push({ name, attributes: new Map(Object.entries(attributes)), text: '' })
    },
    ontext(text) {
      const last = tags.at(-1)
      if (isCode && last) last.text += text
    },
    onclosetag() {
      isCode = false
    },
  })
  parser.end(html)
  return tags
}
