import { useId, useMemo } from 'react'
import type { Shell } from '../model.ts'
import { css } from '../style/css.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Heading } from '../ui/Heading.tsx'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { groupLink, groupTitle } from './navigationLook.ts'

/** What a panel of the navigation holds. */
export type Panel = Shell['navigation']['panels'][string]

const sheet = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  inline-size: min(var(--panel-width), var(--panel-limit));
  max-block-size: calc(100dvh - var(--bar-height));
  margin-inline: auto;
  overflow: auto;
  border: 1px solid var(--colour-rule);
  border-radius: 0 0 var(--radius) var(--radius);
  background-color: var(--colour-raised);
  box-shadow: 0 var(--space-4) var(--space-8) rgb(0 0 0 / 0.16);
`

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(12rem, 17rem);
`

const groups = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-6);
  padding: var(--space-8);
`

const box = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-8);
  border-inline-start: 1px solid var(--colour-rule);
`

const sizeOf = (widthPx: number, limitPercent: number) =>
  css({ '--panel-width': `${widthPx}px`, '--panel-limit': `${limitPercent}vw` })

/** A panel of the top bar: groups of links and a box beside them. */
export function NavPanel({ panel }: { readonly panel: Panel }) {
  const { panelWidthPx, panelMaxWidthPercent } = useSite().shell.behaviour
  const size = useMemo(
    () => sizeOf(panelWidthPx, panelMaxWidthPercent),
    [panelWidthPx, panelMaxWidthPercent],
  )
  const { groups: lists, aside } = panel
  return (
    <div css={[size, sheet]}>
      <div css={columns}>
        <div css={groups}>
          {lists.map((group) => (
            <PanelGroup key={group.title} group={group} />
          ))}
        </div>
        <div css={box}>
          <Heading level={2} look="subtitle">
            {aside.title}
          </Heading>
          <p>{aside.text}</p>
          <ActionButton action={aside.action} look="primary" />
        </div>
      </div>
    </div>
  )
}

/** A titled list of links, in a panel or in the mobile menu. */
export function PanelGroup({ group }: { readonly group: Panel['groups'][number] }) {
  const title = useId()
  return (
    <div>
      <p id={title} css={groupTitle}>
        {group.title}
      </p>
      <ul aria-labelledby={title}>
        {group.links.map((link) => (
          <li key={link.label}>
            <SiteLink to={link.to} css={groupLink}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
