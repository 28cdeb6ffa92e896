import { useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { table } from './schema.ts'

type Props = ViewProps<typeof table>
type Cell = Props['rows'][number][number]

const scroller = css`
  overflow-x: auto;
  @media print {
    overflow: visible;
  }
`

// Cells are at least as wide as their longest word, up to their maximum, so that a wide table scrolls instead of
// breaking words.
const sheet = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  & > caption {
    padding-block-end: var(--space-4);
    color: var(--color-muted);
    text-align: start;
  }
  & :is(th, td) {
    max-inline-size: 24em;
    padding-block: var(--space-3);
    padding-inline: 0 clamp(var(--space-4), 2vw, var(--space-8));
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    vertical-align: baseline;
    &:last-child {
      padding-inline-end: 0;
    }
    &[data-length='short'] {
      white-space: nowrap;
    }
    &[data-length='long'] {
      min-inline-size: 14em;
    }
    &[data-align='center'] {
      text-align: center;
    }
    &[data-align='end'] {
      text-align: end;
    }
  }
  & th {
    font-weight: 700;
  }
  & > thead > tr > * {
    border-block-end: 2px solid var(--color-text);
    vertical-align: bottom;
  }
  & > tbody > tr {
    break-inside: avoid;
  }
`

/** In characters. Short cells stay on one line, long ones are not squeezed into a narrow column. */
const [SHORT, LONG] = [14, 40]

const getLength = (cell: Cell): 'short' | 'long' | undefined => {
  const { length } = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return length <= SHORT ? 'short' : length > LONG ? 'long' : undefined
}

const NUMBER =
  /^[–—-]$|^[-+−±~≈<>]?\s*[\p{Sc}]?\s*\d[\d\s.,:'’/-]*\s*(?:\p{Sc}|%|‰|[A-Z]{3}|\p{L}{1,3}\.?)?$/u

/** Whether all cells of a column that are not empty are numbers. */
function isNumeric({ rows }: Props, column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter(Boolean)
  return cells.length > 0 && cells.every((cell) => typeof cell === 'string' && NUMBER.test(cell))
}

export function View(props: Props) {
  const { columns, rows, caption, rowHeaders, heading } = props
  const id = useId()
  const aligned = columns.map((_, index) => {
    const align = props.align?.[index] ?? (isNumeric(props, index) ? 'end' : 'start')
    return align === 'start' ? {} : { 'data-align': align }
  })
  const isFirst = (index: number) => rowHeaders && index === 0
  return (
    <HeadedSection section={props}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        css={scroller}
        aria-labelledby={caption ? id : undefined}
        aria-label={caption ? undefined : (heading ?? columns.find(Boolean))}
      >
        <table css={sheet}>
          {caption && (
            <caption id={id}>
              <RichText value={caption} />
            </caption>
          )}
          <thead>
            <tr>
              {renderList(columns, (column, index) =>
                column ? (
                  <th scope="col" data-length={getLength(column)} {...aligned[index]}>
                    {column}
                  </th>
                ) : (
                  <td />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {renderList(rows, (row) => (
              <tr>
                {renderList(row, (cell, index) =>
                  isFirst(index) && cell ? (
                    <th scope="row" data-length={getLength(cell)} {...aligned[index]}>
                      <RichText value={cell} />
                    </th>
                  ) : (
                    <td data-length={getLength(cell)} {...aligned[index]}>
                      <RichText value={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </HeadedSection>
  )
}
