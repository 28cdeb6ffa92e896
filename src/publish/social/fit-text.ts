/** Breaking a text into few lines that are as large as a box allows. */

/** Where a text has to go. */
export interface TextBox {
  readonly width: number
  readonly height: number
  readonly maxLines: number
  /** The size of the type that is large enough. */
  readonly maxSize: number
}

/** How letters of size 1 measure. */
export interface FontMeasures {
  readonly measure: (text: string) => number
  /** From the baseline to the top of a capital letter. */
  readonly capHeight: number
  /** From one baseline to the next. */
  readonly leading: number
}

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/**
 * The largest lines that keep within a box. Words stay whole. Of arrangements of the same size, the one with
 * the fewest lines, then the most even one.
 */
export function fitText(text: string, box: TextBox, measures: FontMeasures): FittedText {
  const words = text.trim().split(/\s+/)
  const widths = new Map<string, number>()
  const widthOf = (line: string): number => {
    const known = widths.get(line)
    if (known !== undefined) return known
    const width = measures.measure(line)
    widths.set(line, width)
    return width
  }
  const candidates = arrangements(words, box.maxLines).map((lines) => {
    const widest = Math.max(...lines.map(widthOf))
    const height = measures.capHeight + (lines.length - 1) * measures.leading
    const size = Math.min(box.maxSize, box.width / widest, box.height / height)
    return { lines, widest, size }
  })
  candidates.sort(
    (a, b) => b.size - a.size || a.lines.length - b.lines.length || a.widest - b.widest,
  )
  const [best] = candidates
  return { lines: best?.lines ?? [text], size: best?.size ?? box.maxSize }
}

/** Every way to break words into at most `most` lines. */
function arrangements(words: readonly string[], most: number): string[][] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const broken = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return arrangements(words.slice(index + 1), most - 1).map((rest) => [first, ...rest])
  })
  return [whole, ...broken]
}
