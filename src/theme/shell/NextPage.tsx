import type { NextPage as Next } from '../../content/model.ts'
import { css } from '../style/css.ts'
import { Band } from '../ui/Band.tsx'
import { Label } from '../ui/Label.tsx'
import { stretchedLink } from '../ui/linkStyles.ts'
import { Picture } from '../ui/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

const row = css`
  && {
    display: grid;
    grid-template-columns: 2fr 1fr;
    gap: var(--space-2) var(--space-4);
    padding-block: 0;
    &::before {
      content: none;
    }
  }
  & > p {
    align-self: end;
    padding-block-start: var(--space-4);
  }
  & > p + p {
    align-self: start;
    padding-block: 0 var(--space-4);
    font: 800 min(var(--step-3), 6cqi) / 1.1 var(--font-display);
    letter-spacing: -0.025em;
  }
  & > img {
    grid-area: 1 / 2 / span 2;
    block-size: 100%;
    background: var(--color-surface);
    object-fit: contain;
  }
  & a {
    text-decoration-color: transparent;
    &:hover {
      text-decoration-color: inherit;
    }
    &:focus-visible::after {
      outline-offset: -6px;
    }
  }
`

export function NextPage({ of: { label, code, name, href, image } }: { readonly of: Next }) {
  return (
    <Band css={row}>
      <Label>
        {label} {code}
      </Label>
      <p>
        <SiteLink to={{ kind: 'route', href }} css={stretchedLink}>
          {name}
        </SiteLink>
      </p>
      {image && <Picture image={{ ...image, alt: '' }} displayWidth={34} />}
    </Band>
  )
}
