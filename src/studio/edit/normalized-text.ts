import type { Span } from '../../content/diagnostics/position.ts'
import type { Edit } from '../../content/model.ts'

/** Inserted text with `\n` line ends, or a range of the old text to copy. */
export type Piece = string | Span

export interface TextSplice {
  readonly from: number
  readonly to: number
  readonly insert: readonly Piece[]
}

/** Without byte order mark and with `\n` line ends; maps edits back to the original bytes. */
export class NormalizedText {
  readonly text: string
  readonly #file: string
  readonly #bomLength: number
  /** Offsets in `text` of line ends that are CRLF in the file. */
  readonly #crlfOffsets: readonly number[]

  constructor(file: string) {
    this.#file = file
    this.#bomLength = file.startsWith('\ufeff') ? 1 : 0
    const doubles: number[] = []
    let at = file.indexOf('\r\n')
    for (; at !== -1; at = file.indexOf('\r\n', at + 2))
      doubles.push(at - this.#bomLength - doubles.length)
    this.#crlfOffsets = doubles
    this.text = file.slice(this.#bomLength).replaceAll('\r\n', '\n')
  }

  /** Converts splices to sorted edits of the file; drops those without effect. */
  toFileEdits(drafts: readonly TextSplice[]): Edit[] {
    return drafts
      .map((draft) => this.#toFileEdit(draft))
      .filter(({ from, to, insert }) => this.#file.slice(from, to) !== insert)
      .sort((a, b) => a.from - b.from || a.to - b.to)
  }

  #toFileEdit({ from, to, insert }: TextSplice): Edit {
    const [start, end] = [this.toFileOffset(from), this.toFileOffset(to)]
    const pieces = insert.map((piece) =>
      typeof piece === 'string'
        ? piece.replaceAll('\n', this.#lineEndNear(start))
        : this.#file.slice(this.toFileOffset(piece.start), this.toFileOffset(piece.end)),
    )
    return { from: start, to: end, insert: pieces.join('') }
  }

  /** An offset before a line end maps to the position before both of its characters. */
  toFileOffset(offset: number): number {
    let low = 0
    let high = this.#crlfOffsets.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#crlfOffsets[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return offset + low + this.#bomLength
  }

  /** New lines use the line end of the preceding line, since files may mix both. */
  #lineEndNear(offset: number): string {
    if (this.#crlfOffsets.length === 0) return '\n'
    const before = this.#file.lastIndexOf('\n', offset - 1)
    const at = before === -1 ? this.#file.indexOf('\n') : before
    return this.#file.charAt(at - 1) === '\r' ? '\r\n' : '\n'
  }
}
