import { useId } from 'react'
import { css, wide } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { stack } from '../ui/layoutStyles.ts'
import { RichText } from '../ui/RichText.tsx'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { BarEntries, type PanelEntryProps } from './BarEntries.tsx'
import { MenuLanguages } from './LanguageSwitch.tsx'
import { LinkGroup } from './LinkGroup.tsx'
import { LogoMark } from './Logo.tsx'
import { dropdown, expandable, roomyBar } from './navigationStyles.ts'
import { useFocusTrap } from './useFocusTrap.ts'
import { usePopover } from './usePopover.ts'

const frame = css`
  max-inline-size: 50cqi;
  ${wide} {
    ${roomyBar} {
      display: none;
    }
  }
  & > button {
    min-inline-size: min(5.5rem, 30cqi);
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    text-align: center;
    border: 1px solid;
    border-radius: var(--button-radius);
    font-weight: 600;
  }
`

const menuStyle = css`
  ${dropdown}
  inset-block-end: 0;
  block-size: auto;
  inline-size: 100%;
  border-block-end: 0;
  &:popover-open {
    display: flex;
    flex-direction: column;
  }
  & > ul {
    flex: 1 0 auto;
    padding: var(--space-2) var(--gutter) var(--space-6);
    & > li {
      counter-increment: entry;
      border-block-end: 1px solid var(--color-border);
      & > a,
      & > details > summary {
        position: relative;
        min-block-size: 3.25rem;
        padding-inline-start: var(--menu-indent);
        font: 800 min(var(--step-2), 7.5vw) / 1.05 var(--font-display);
        letter-spacing: -0.02em;
        &::before {
          content: var(--menu-number);
          position: absolute;
          inset-inline-start: 0;
          color: var(--color-muted);
          font: 500 min(var(--step--1), 5vw) / 1 var(--font-label);
          letter-spacing: 0;
        }
      }
    }
  }
  & > div {
    ${stack[4]}
    position: relative;
    flex: none;
    overflow: hidden;
    padding: var(--space-6) var(--gutter);
    & > svg {
      position: absolute;
      inset-block-start: 22%;
      inset-inline-end: 0;
      inline-size: 58%;
      opacity: 0.16;
    }
    & > p {
      max-inline-size: 16em;
      font-size: var(--step-1);
    }
    & > a {
      position: relative;
    }
  }
`

const groups = css`
  ${stack[4]}
  padding-block-end: var(--space-6);
  padding-inline-start: var(--menu-indent);
`

export function MobileMenu() {
  const id = useId()
  const { ref, open } = usePopover()
  useFocusTrap(ref, open)
  const { words, navigation } = useSite().shell
  const { foot } = navigation
  return (
    <div css={frame}>
      <button type="button" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        {(open && words.closeMenu) || words.openMenu}
      </button>
      <div id={id} ref={ref} popover="auto" data-menu="" css={menuStyle}>
        <BarEntries panelEntry={MenuSection} />
        <MenuLanguages />
        {foot && (
          <div data-tone="inverse">
            <LogoMark />
            <p>
              <RichText value={foot.text} />
            </p>
            <ActionButton action={foot.action} variant="primary" />
          </div>
        )}
      </div>
    </div>
  )
}

function MenuSection({ name, panel }: PanelEntryProps) {
  return (
    <details data-panel={name} suppressHydrationWarning>
      <summary css={expandable}>{panel.label}</summary>
      <div css={groups}>
        {renderList(panel.groups, (group) => (
          <LinkGroup {...group} />
        ))}
      </div>
    </details>
  )
}
