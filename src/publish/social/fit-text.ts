export interface TextBox {
  readonly width: number
  readonly height: number
  readonly maxLines: number
  readonly maxSize: number
}

/** Measures at font size 1. */
export interface FontMeasures {
  readonly measure: (text: string) => number
  /** Baseline to top of capitals. */
  readonly capHeight: number
  /** Baseline to baseline. */
  readonly leading: number
}

export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/** The largest font size at which the text fits. Does not break words. Prefers fewer lines, then more even ones. */
export function fitText(text: string, box: TextBox, measures: FontMeasures): FittedText {
  const words = text.trim().split(/\s+/)
  const widths = new Map<string, number>()
  const measureWidth = (line: string): number => {
    const known = widths.get(line)
    if (known !== undefined) return known
    const width = measures.measure(line)
    widths.set(line, width)
    return width
  }
  const candidates = arrangements(words, box.maxLines).map((lines) => {
    const widest = Math.max(...lines.map(measureWidth))
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

function arrangements(words: readonly string[], most: number): string[][] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const broken = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return arrangements(words.slice(index + 1), most - 1).map((rest) => [first, ...rest])
  })
  return [whole, ...broken]
}
