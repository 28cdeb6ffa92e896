import { Parser } from 'htmlparser2'

export interface StartTag {
  /** Lower case. */
  readonly name: string
  /** Names in lower case, values with decoded character references. */
  readonly attributes: Readonly<Record<string, string>>
  /** Content of the element, for style sheets and scripts. */
  readonly text: string
}

export function forEachTag(html: string, visit: (tag: StartTag) => void): void {
  // A style sheet or script, which is complete at its end tag.
  let open: { name: string; attributes: StartTag['attributes']; text: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style' || name === 'script') open = { name, attributes, text: '' }
      else visit({ name, attributes, text: '' })
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag() {
      if (!open) return
      visit(open)
      open = undefined
    },
  })
  parser.end(html)
}

export function parseTags(html: string): StartTag[] {
  const tags: StartTag[] = []
  forEachTag(html, (tag) => tags.push(tag))
  return tags
}
