/** Texts that a font can show whole. */
import { readFont } from '../fonts/read.ts'

/** A text that is not drawn, because letters of it would be missing. */
export interface LostText {
  readonly page: string
  readonly text: string
  /** Each once. */
  readonly letters: readonly string[]
}

/** Leave no mark of their own, whether or not a font has them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s]/u

/** Tells which letters of a text a font lacks. */
export function lackingIn(font: Buffer): (text: string) => string[] {
  const { characters } = readFont(font)
  return (text) =>
    [...new Set(text.normalize('NFC'))].filter(
      (letter) => !UNSEEN.test(letter) && !characters.has(letter.codePointAt(0) ?? -1),
    )
}

/** The first text that is drawn whole; none is better than a part of one. */
export const firstWhole = (
  texts: readonly string[],
  lacking: (text: string) => readonly string[],
): string => (texts.find((text) => lacking(text).length === 0) ?? '').normalize('NFC')
