/** A start tag of a document as it was emitted. */
export interface Tag {
  /** In small letters. */
  readonly name: string
  /** By their names in small letters; values without character references. */
  readonly attributes: ReadonlyMap<string, string>
  /** What stands in the element, for those that hold no other elements: style sheets and scripts. */
  readonly text: string
}

/** A comment, or a start tag with its attributes; `>` may stand between quotes. */
const PIECE = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements whose content is text, whatever it looks like (HTML, section 13.1.2). */
const RAW = new Set(['script', 'style', 'title', 'textarea'])

/**
 * The start tags of a document, in their order. For documents of the build only, which are well-formed:
 * nothing is put right as a browser would.
 */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = []
  const piece = new RegExp(PIECE)
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [whole, written, attributes = ''] = found
    if (written === undefined) continue
    const name = written.toLowerCase()
    const start = found.index + whole.length
    const end = RAW.has(name) ? endOf(html, name, start) : start
    tags.push({ name, attributes: attributesIn(attributes), text: html.slice(start, end) })
    piece.lastIndex = end
  }
  return tags
}

function endOf(html: string, name: string, start: number): number {
  const end = html.indexOf(`</${name}`, start)
  return end === -1 ? html.length : end
}

function attributesIn(written: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    // Of two with one name the first counts (HTML, section 13.2.5.33).
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ''))
  }
  return attributes
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Without the character references that React and the build write. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex, decimal, name) =>
        name
          ? (NAMED[String(name).toLowerCase()] ?? '')
          : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text
