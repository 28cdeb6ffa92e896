import type { ListedEvent, ViewProps } from '../../../content/model.ts'
import { css, wide } from '../../style/css.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { divided, stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { events } from './schema.ts'
import { useNow } from './useNow.ts'

export interface EventsProps extends Omit<ViewProps<typeof events>, 'events'> {
  /** Added by the compiler. */
  readonly listed: readonly ListedEvent[]
  readonly calendar: string
}

const list = css`
  ${divided}
  & > li {
    display: grid;
    gap: var(--space-2) var(--space-8);
    padding-block: var(--space-6);
    break-inside: avoid;
  }
  & > li[hidden] {
    display: none;
  }
  ${wide} {
    & > li {
      grid-template-columns: 2fr 3fr;
      align-items: baseline;
    }
  }
`

// The script of the document hides past events before they are painted, and leaves the rest to these styles.
const upcoming = css`
  &:not(:has(> li:not([hidden]))) {
    border: 0;
  }
  & + p {
    display: none;
  }
  &:not(:has(> li:not([hidden]))) + p {
    display: block;
  }
`

const action = css`
  padding-block-start: var(--space-6);
  font-weight: 600;
`

const past = css`
  padding-block-start: var(--space-8);
  font-weight: 600;
  & li {
    font-weight: 400;
  }
  &:not(:has(li:not([hidden]))) {
    display: none;
  }
`

interface EventItemProps {
  readonly event: ListedEvent
  readonly level: 2 | 3
  readonly now: number | undefined
  /** Whether it is in the list of past events. */
  readonly isBelow: boolean
}

function EventItem({ event, level, now, isBelow }: EventItemProps) {
  const { title, when, ends, place, to, note } = event
  const isPast = now === undefined ? event.isPast === true : Date.parse(ends) <= now
  return (
    <li hidden={isPast !== isBelow} data-ends={ends} data-below={isBelow || undefined}>
      <Label>
        <time dateTime={when.iso}>{when.text}</time>
      </Label>
      <div css={stack[2]}>
        <Heading level={level} variant="subtitle">
          {to ? <SiteLink to={to}>{title}</SiteLink> : title}
        </Heading>
        {place && <p>{place}</p>}
        {note && (
          <p>
            <RichText value={note} />
          </p>
        )}
      </div>
    </li>
  )
}

/** Events that are over by the clock of the visitor are hidden, or move below. */
export function View(props: EventsProps) {
  const { listed, labels, calendar } = props
  const { addToCalendar } = useSite().shell.words
  const now = useNow()
  const shared = { level: getInnerLevel(props), now }
  return (
    <HeadedSection section={props} beside>
      <ul css={[list, upcoming]}>
        {renderList(listed, (event) => (
          <EventItem event={event} isBelow={false} {...shared} />
        ))}
      </ul>
      <p>{labels.empty}</p>
      {addToCalendar && listed.length > 0 && (
        <p css={action}>
          <a href={calendar}>{addToCalendar}</a>
        </p>
      )}
      {props.past === 'below' && (
        <div css={past}>
          <Disclosure group="past-events" summary={labels.past}>
            <ul css={list}>
              {renderList(listed, (event) => (
                <EventItem event={event} isBelow {...shared} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </HeadedSection>
  )
}
