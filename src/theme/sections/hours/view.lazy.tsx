import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { rule, stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { formatSpan, type HourNames } from './formats.ts'
import { isOpen, isPast } from './isOpen.ts'
import type { hours } from './schema.ts'
import { useLocalTime } from './useLocalTime.ts'

interface Props extends ViewProps<typeof hours> {
  /** Added by the compiler. */
  readonly names: HourNames
}

const list = css`
  border-block-start: 1px solid ${rule};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-6);
    align-items: baseline;
    padding: var(--space-3) 0;
    border-block-end: 1px solid var(--color-border);
    &[data-today] {
      box-shadow: inset 0 -2px var(--color-accent);
    }
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    text-align: end;
    & > span {
      display: block;
      white-space: nowrap;
    }
  }
  & dd + dd {
    grid-column: 1 / -1;
    color: var(--color-muted);
    text-align: start;
  }
`

// The space is reserved where scripts run, so that nothing moves when the status appears.
const status = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 1.55em;
  font-weight: 600;
  @media not (scripting: enabled) {
    display: none;
  }
  @media print {
    display: none;
  }
  &:not(:empty)::before {
    content: '';
    flex: none;
    inline-size: 0.7em;
    block-size: 0.7em;
    border: 2px solid var(--color-muted);
    border-radius: 50%;
  }
  &[data-open]::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
    forced-color-adjust: none;
  }
`

const exceptionList = css`
  ${stack[4]}
  padding-block-start: var(--space-6);
`

interface RowProps {
  readonly name: string
  readonly entry: Pick<Props['days'][number], 'open' | 'note'>
  readonly closed: string
  readonly isToday: boolean
}

function Row({ name, entry: { open, note }, closed, isToday }: RowProps) {
  return (
    <div data-today={isToday || undefined}>
      <dt>{name}</dt>
      <dd>{open ? renderList(open, (span) => <span>{formatSpan(span)}</span>) : closed}</dd>
      {note && (
        <dd>
          <RichText value={note} />
        </dd>
      )}
    </div>
  )
}

export function View(props: Props) {
  const { days, exceptions = [], labels, names, text } = props
  const { timeZone } = useSite().shell
  const now = useLocalTime(timeZone)
  const named = exceptions.map((entry, index) => ({
    ...entry,
    name: names.exceptions[index] ?? '',
  }))
  const shown = named.filter((entry) => !now || !isPast(entry, now))
  const open = now && isOpen({ days, exceptions }, now)
  return (
    <HeadedSection section={props} beside>
      <div css={stack[6]}>
        {timeZone && (
          <p css={status} data-open={open || undefined}>
            {open === undefined ? undefined : open ? labels.openNow : labels.closedNow}
          </p>
        )}
        <dl css={list}>
          {renderList(days, (entry, index) => (
            <Row
              name={names.days[index] ?? ''}
              entry={entry}
              closed={labels.closed}
              isToday={now !== undefined && entry.days.includes(now.day)}
            />
          ))}
        </dl>
        {shown.length > 0 && (
          <div css={exceptionList}>
            <Heading level={getInnerLevel(props)} variant="subtitle">
              {labels.exceptions}
            </Heading>
            <dl css={list}>
              {renderList(shown, (entry) => (
                <Row name={entry.name} entry={entry} closed={labels.closed} isToday={false} />
              ))}
            </dl>
          </div>
        )}
        {text && (
          <p>
            <RichText value={text} />
          </p>
        )}
      </div>
    </HeadedSection>
  )
}
