import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide, wide } from '../../style/css.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { getInnerLevel, Heading } from '../../ui/Heading.tsx'
import { divided, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { people } from './schema.ts'

type Person = ViewProps<typeof people>['people'][number]

// Columns are narrower than the parts of some e-mail addresses, which do not break elsewhere.
const portraits = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--space-8) var(--space-4);
  &:has(> :only-child) {
    grid-template-columns: minmax(0, 20rem);
    justify-content: var(--align);
  }
  ${wide} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-12) var(--space-6);
  }
  ${extraWide} {
    &:not(:has(> :nth-child(3):last-child)) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @media print {
    &,
    &:has(> :only-child) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  & > li {
    ${stack[4]}
  }
  & > li > :first-child {
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius);
    object-fit: cover;
    @media print {
      inline-size: 100%;
      max-block-size: none;
      aspect-ratio: 4 / 5 !important;
    }
  }
  & h2,
  & h3 {
    hyphens: manual;
  }
  & a[href^='mailto:'] span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

// Stands for a missing portrait among others.
const initials = css`
  display: grid;
  place-items: center;
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  color: var(--color-muted);
  font: 700 var(--step-4) / 1 var(--font-display);
`

const rows = css`
  ${divided}
  & > li {
    padding-block: var(--space-4);
    break-inside: avoid;
  }
  ${wide} {
    & > li {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-8);
      align-items: baseline;
    }
  }
`

const role = css`
  color: var(--color-muted);
`

const contact = css`
  display: grid;
  justify-items: start;
  & > li > * {
    display: inline-block;
    padding-block: var(--space-1);
  }
`

/** Keeps the plus sign, and drops the zero that is dialed within the country only. */
const toPhoneAddress = (phone: string): string =>
  `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`

const listLinks = ({ email, phone, links = [] }: Person) => [
  ...(email ? [{ label: email, to: { kind: 'external', href: `mailto:${email}` } as const }] : []),
  ...(phone
    ? [{ label: phone, to: { kind: 'external', href: toPhoneAddress(phone) } as const }]
    : []),
  ...links,
]

function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'))
  const letters = words.flatMap((word) => /^\P{L}*([\p{Lu}\p{Lo}])/u.exec(word)?.[1] ?? [])
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('')
}

interface DetailsProps {
  readonly person: Person
  readonly level: 2 | 3
}

function Details({ person, level }: DetailsProps) {
  const links = listLinks(person)
  const hasMore = person.text || links.length > 0
  return (
    <>
      <div>
        <Heading level={level} variant="subtitle">
          {person.name}
        </Heading>
        {person.role && <p css={role}>{person.role}</p>}
      </div>
      {hasMore && (
        <div css={stack[2]}>
          {person.text && (
            <p>
              <RichText value={person.text} />
            </p>
          )}
          {links.length > 0 && (
            <ul css={contact}>
              {renderList(links, (link) => (
                <li>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}

/** Portraits in a grid; a list if nobody has a picture. */
export function View(props: ViewProps<typeof people>) {
  const level = getInnerLevel(props)
  const hasPictures = props.people.some(({ image }) => image)
  return (
    <HeadedSection section={props} beside={!hasPictures}>
      <ul css={hasPictures ? portraits : rows}>
        {renderList(props.people, (person) => (
          <li>
            {person.image && <Picture image={person.image} displayWidth={25} />}
            {hasPictures && !person.image && (
              <div css={initials} aria-hidden="true">
                {getInitials(person.name)}
              </div>
            )}
            <Details person={person} level={level} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
