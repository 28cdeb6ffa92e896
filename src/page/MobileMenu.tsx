import { css, wide } from '../style/css.ts'
import { stack } from '../ui/arrangements.ts'
import { each } from '../ui/each.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { BarEntries, type PanelEntryProps } from './BarEntries.tsx'
import { LinkGroup } from './LinkGroup.tsx'
import { hanging, opens } from './navigationLook.ts'
import { useMenu } from './useMenu.ts'

const frame = css`
  ${wide} {
    display: none;
  }
  & > summary {
    padding: var(--space-2) var(--space-4);
    border: 1px solid;
    border-radius: var(--radius);
    font-weight: 600;
  }
  & > ul {
    ${hanging}
    padding: var(--space-4) var(--gutter) var(--space-8);
    & > li + li {
      border-block-start: 1px solid var(--colour-rule);
    }
  }
`

const groups = css`
  ${stack[4]}
  padding: 0 var(--space-4) var(--space-4);
`

/** The menu of narrow windows. Any number of its sections may be open at once. */
export function MobileMenu() {
  return (
    <details ref={useMenu()} css={frame} suppressHydrationWarning>
      <summary>{useSite().shell.words.openMenu}</summary>
      <BarEntries opening={MenuSection} />
    </details>
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
