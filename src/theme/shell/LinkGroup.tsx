import { useId } from 'react'
import type { Shell } from '../../content/model.ts'
import { Label } from '../ui/Label.tsx'
import { LinkList } from '../ui/LinkList.tsx'

export type Panel = Shell['navigation']['panels'][string]

export function LinkGroup({ title, links }: Panel['groups'][number]) {
  const id = useId()
  return (
    <div>
      <Label id={id}>{title}</Label>
      <LinkList aria-labelledby={id} links={links} />
    </div>
  )
}
