import { useId } from 'react'
import type { Shell } from '../../content/model.ts'
import { Label } from '../ui/Label.tsx'
import { LinkList } from '../ui/LinkList.tsx'

/** What a panel of the navigation holds. */
export type Panel = Shell['navigation']['panels'][string]

/** A titled list of links, in a panel or in the mobile menu. */
export function LinkGroup({ title, links }: Panel['groups'][number]) {
  const id = useId()
  return (
    <div>
      <Label id={id}>{title}</Label>
      <LinkList aria-labelledby={id} links={links} />
    </div>
  )
}
