import { memo, type RefObject } from 'react'
import { css } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Heading } from '../ui/Heading.tsx'
import { stack } from '../ui/layoutStyles.ts'
import { RichText } from '../ui/RichText.tsx'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { LinkGroup, type Panel } from './LinkGroup.tsx'
import { LogoMark } from './Logo.tsx'
import { dropdown } from './navigationStyles.ts'

const panelStyle = css`
  ${dropdown}
  margin-inline: auto;
  border: 1px solid var(--color-border);
  box-shadow: 0 var(--space-4) var(--space-8) rgb(0 0 0 / 0.16);
  &:popover-open {
    display: grid;
  }
  & > div {
    padding: var(--space-8);
  }
  & > :first-child {
    columns: 3 11rem;
    column-gap: var(--space-6);
    & > div {
      padding-block: var(--space-2) var(--space-6);
      border-block-start: 1px solid var(--color-border);
      break-inside: avoid;
    }
  }
  &:has(> div + div) {
    grid-template-columns: 1fr minmax(12rem, 17rem);
  }
  & > div + div {
    ${stack[4]}
    grid-template-rows: repeat(3, auto) 1fr;
    & > svg {
      align-self: end;
      opacity: 0.2;
    }
  }
`

interface NavPanelProps {
  readonly id: string
  readonly ref: RefObject<HTMLDivElement | null>
  readonly panel: Panel
}

export const NavPanel = memo(({ id, ref, panel: { groups, aside } }: NavPanelProps) => {
  const { panelWidthPx, panelMaxWidthPercent } = useSite().shell.behaviour
  const size = { inlineSize: `min(${panelWidthPx}px, ${panelMaxWidthPercent}vw)` }
  return (
    <div id={id} ref={ref} popover="auto" css={[panelStyle, size]}>
      <div>
        {renderList(groups, (group) => (
          <LinkGroup {...group} />
        ))}
      </div>
      {aside && (
        <div data-tone="inverse">
          <Heading level={2} variant="subtitle">
            {aside.title}
          </Heading>
          <p>
            <RichText value={aside.text} />
          </p>
          <ActionButton action={aside.action} variant="primary" />
          <LogoMark />
        </div>
      )}
    </div>
  )
})
