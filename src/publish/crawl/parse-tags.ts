import { Parser } from 'htmlparser2'

/** A start tag of a document as it was emitted. */
export interface StartTag {
  /** In small letters. */
  readonly name: string
  /** By their names in small letters; values without character references. */
  readonly attributes: ReadonlyMap<string, string>
  /** What stands in the element, for style sheets and scripts. */
  readonly text: string
}

/** The start tags of a document, in their order. */
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
