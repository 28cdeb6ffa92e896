import type { Entry, Paging, ViewProps } from '../../../content/model.ts'
import { css, extraWide, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { divided, rule, stack } from '../../ui/layoutStyles.ts'
import { stretchedLink } from '../../ui/linkStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { renderList } from '../../ui/renderList.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Pages } from './Pages.tsx'
import type { entries } from './schema.ts'

export interface EntriesProps extends ViewProps<typeof entries> {
  /** Added by the compiler. */
  readonly entries: readonly Entry[]
  readonly paging?: Paging
}

const rows = css`
  ${divided}
  & > li {
    ${stack[2]}
    position: relative;
    padding-block: var(--space-6);
    break-inside: avoid;
  }
`

const cards = css`
  display: grid;
  gap: var(--space-8) var(--space-6);
  ${wide} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${extraWide} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    ${stack[2]}
    position: relative;
    padding-block-start: var(--space-4);
    border-block-start: var(--divider) solid ${rule};
  }
  & img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    margin-block-end: var(--space-2);
    border-radius: var(--radius);
    object-fit: cover;
  }
`

interface EntryProps {
  readonly entry: Entry
  readonly level: 2 | 3
}

function EntryItem({ entry: { title, href, text, date, image }, level }: EntryProps) {
  return (
    <li>
      {image && <Picture image={image} displayWidth={33} />}
      {date && (
        <Label>
          <time dateTime={date.iso}>{date.text}</time>
        </Label>
      )}
      <Heading level={level} variant="subtitle">
        <SiteLink to={{ kind: 'route', href }} css={stretchedLink}>
          {title}
        </SiteLink>
      </Heading>
      <p>{text}</p>
    </li>
  )
}

export function View(props: EntriesProps) {
  const { show, paging } = props
  const level = getInnerLevel(props)
  return (
    <HeadedSection section={props} beside={show === 'list'}>
      <ul css={show === 'list' ? rows : cards}>
        {renderList(props.entries, (entry) => (
          <EntryItem entry={entry} level={level} />
        ))}
      </ul>
      {paging && <Pages paging={paging} />}
    </HeadedSection>
  )
}
