/** Faults planted in the text of a site. */
import { SITE_TEXT } from './site.ts'

/** Changes a text. */
export type Edit = (text: string) => string

/** Replaces the first place that fits. @throws where there is none: the fault would not be planted */
export const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`The text has no ${from}.`)
    return changed
  }

const PAGE = /^ {2}- path: (\S+)$/m

/** Edits the part of the text that describes the page at an address. */
export const onPage =
  (address: string, ...edits: readonly Edit[]): Edit =>
  (text) => {
    const parts = text.split(/^(?= {2}- path: )/m)
    const index = parts.findIndex((part) => PAGE.exec(part)?.[1] === address)
    const part = parts[index]
    if (part === undefined) throw new Error(`The text has no page at ${address}.`)
    return parts.with(index, edited(part, edits)).join('')
  }

/** Removes the first line that fits, and the lines below it that belong to it. */
export const without =
  (line: string): Edit =>
  (text) => {
    const lines = text.split('\n')
    const start = lines.findIndex((one) => one.includes(line))
    if (start < 0) throw new Error(`The text has no line with ${line}.`)
    const depth = (one: string) => one.search(/\S/)
    const end = lines.findIndex(
      (one, index) => index > start && depth(one) <= depth(lines[start] ?? ''),
    )
    return lines.toSpliced(start, end - start).join('\n')
  }

/** Swaps two words wherever they stand. */
export const swap =
  (one: string, other: string): Edit =>
  (text) => {
    if (!text.includes(one) || !text.includes(other)) throw new Error(`No ${one} or no ${other}.`)
    return text
      .split(one)
      .map((part) => part.replaceAll(other, one))
      .join(other)
  }

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((changed, edit) => edit(changed), text)

/** The site's text with faults; promises would find some of them first, so they are left out. */
export const withFaults = (...edits: readonly Edit[]): string =>
  edited(SITE_TEXT.replace(/^ {4}promises: .*\n/gm, ''), edits)
