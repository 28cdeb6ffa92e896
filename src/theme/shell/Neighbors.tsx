import type { NextPage } from '../../content/model.ts'
import { css, wide } from '../style/css.ts'
import { Band } from '../ui/Band.tsx'
import { Label } from '../ui/Label.tsx'
import { stretchedLink } from '../ui/linkStyles.ts'
import { SiteLink } from '../ui/SiteLink.tsx'

const row = css`
  && {
    display: grid;
    gap: var(--space-6) var(--space-8);
    padding-block: var(--space-8);
    &::before {
      content: none;
    }
  }
  & > div {
    position: relative;
    align-self: start;
    padding-block: var(--space-2);
    font-weight: 600;
  }
  ${wide} {
    grid-template-columns: 1fr 1fr;
    & > [data-next] {
      grid-column: 2;
      text-align: end;
    }
  }
`

const Neighbor = ({ page: { label, name, href } }: { readonly page: NextPage }) => (
  <>
    <Label>{label}</Label>
    <p>
      <SiteLink to={{ kind: 'route', href }} css={stretchedLink}>
        {name}
      </SiteLink>
    </p>
  </>
)

interface NeighborsProps {
  readonly previous: NextPage | undefined
  readonly next: NextPage | undefined
}

/** Links from a dated page to the ones before and after it. */
export const Neighbors = ({ previous, next }: NeighborsProps) => (
  <Band css={row}>
    {previous && (
      <div>
        <Neighbor page={previous} />
      </div>
    )}
    {next && (
      <div data-next>
        <Neighbor page={next} />
      </div>
    )}
  </Band>
)
