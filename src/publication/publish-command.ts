import { createSource } from '../content/diagnostics/position.ts'
import { parseDocument } from '../content/parse/document.ts'
import { getValueAt } from '../content/value-at.ts'

/** `publication.publishCommand` of a site file; undefined if it has none, or not a list of words. */
export function readPublishCommand(text: string): readonly string[] | undefined {
  const { tree } = parseDocument(createSource('site.yaml', text.replace(/^\ufeff/, '')))
  const words = getValueAt(tree?.data, ['publication', 'publishCommand'])
  const isCommand =
    Array.isArray(words) && words.length > 0 && words.every((one) => typeof one === 'string')
  return isCommand ? words : undefined
}
