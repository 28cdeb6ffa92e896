/** What a measurement gives, and how it is written down. */

/** A table with what it tells. */
export interface Measured {
  readonly title: string
  /** How it was measured, in sentences. */
  readonly how: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** Promises that were not kept. */
  readonly complaints: readonly string[]
}

/** Numbers as people read them: whole, or with one digit below ten. */
export const rounded = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** A section of the document. */
export function sectionOf({ title, how, columns, rows }: Measured): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'))
  return [`## ${title}`, '', how, '', line(columns), line(rule), ...rows.map(line), ''].join('\n')
}

/**
 * The document with these sections in place of those of the same title; others stay as they are.
 * @param stamp when and on what the sections were measured
 */
export function withSections(text: string, measured: readonly Measured[], stamp: string): string {
  return measured.reduce((document, one) => {
    const section = `${sectionOf({ ...one, how: `${one.how}\n\n${stamp}` }).trimEnd()}\n`
    const there = new RegExp(`^## ${escaped(one.title)}\\n[\\s\\S]*?(?=^## |(?![\\s\\S]))`, 'm')
    return there.test(document)
      ? document.replace(there, () => `${section}\n`).replace(/\n+$/, '\n')
      : `${document.trimEnd()}\n\n${section}`
  }, text)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
