import { css } from '../style/css.ts'
import { renderList } from './renderList.ts'

const unbroken = css`
  white-space: nowrap;
`

const breakable = css`
  overflow-wrap: anywhere;
`

/** Splits after `@` and dots. */
export const splitEmail = (address: string): readonly string[] => address.split(/(?<=[@.])/)

/** Upper bound of the width in em, also in wide system fonts and in monospace. */
export const estimateWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[mw@A-Z]/.test(character) ? 1 : 0.6), 0)

interface EmailPartsProps {
  readonly address: string
  /** Wider parts break anywhere, in em. */
  readonly maxWidth: number
}

/** An e-mail address that wraps after `@` and dots only, not at hyphens. */
export const EmailParts = ({ address, maxWidth }: EmailPartsProps) =>
  renderList(splitEmail(address), (part, index) => (
    <>
      {index > 0 && <wbr />}
      <span css={estimateWidth(part) <= maxWidth ? unbroken : breakable}>{part}</span>
    </>
  ))
