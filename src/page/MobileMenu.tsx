import { useId } from 'react'
import { css, wide } from '../style/css.ts'
import { stack } from '../ui/arrangements.ts'
import { each } from '../ui/each.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { BarEntries, type PanelEntryProps } from './BarEntries.tsx'
import { LinkGroup } from './LinkGroup.tsx'
import { hanging, opens } from './navigationLook.ts'
import { useModal } from './useModal.ts'
import { usePopover } from './usePopover.ts'

const frame = css`
  ${wide} {
    display: none;
  }
  & > button {
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid;
    border-radius: var(--radius);
    font-weight: 600;
  }
`

const sheet = css`
  ${hanging}
  inset-block-end: 0;
  block-size: auto;
  inline-size: 100%;
  padding: var(--space-4) var(--gutter) var(--space-8);
  & > ul > li + li {
    border-block-start: 1px solid var(--colour-rule);
  }
`

const groups = css`
  ${stack[4]}
  padding: 0 var(--space-4) var(--space-4);
`

/** The menu of narrow windows. Any number of its sections may be open at once. */
export function MobileMenu() {
  const id = useId()
  const { ref, open } = usePopover()
  useModal(ref, open)
  return (
    <div css={frame}>
      <button type="button" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        {useSite().shell.words.openMenu}
      </button>
      <div id={id} ref={ref} popover="auto" data-menu="" css={sheet}>
        <BarEntries opening={MenuSection} />
      </div>
    </div>
  )
}

function MenuSection({ name, panel }: PanelEntryProps) {
  return (
    <details data-panel={name} suppressHydrationWarning>
      <summary css={opens}>{panel.label}</summary>
      <div css={groups}>
        {each(panel.groups, (group) => (
          <LinkGroup {...group} />
        ))}
      </div>
    </details>
  )
}
