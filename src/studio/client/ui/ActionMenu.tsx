import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import { useStudio } from '../context.ts'

export interface MenuAction {
  readonly label: string
  readonly icon: LucideIcon
  readonly onAction: () => void
  readonly reason?: string | undefined
  readonly isDestructive?: boolean
}

interface Props {
  readonly label: string
  readonly items: readonly MenuAction[]
}

export function ActionMenu({ label, items }: Props) {
  const { actions } = useStudio()
  return (
    <MenuTrigger>
      <Button className="tool" aria-label={label}>
        <Ellipsis aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={label}>
          {items.map(({ label: name, icon: Icon, reason, isDestructive, onAction }) => (
            <MenuItem
              key={name}
              id={name}
              textValue={name}
              className={isDestructive ? 'item destructive' : 'item'}
              data-off={reason !== undefined || undefined}
              onAction={() => (reason === undefined ? onAction() : actions.announce(reason))}
            >
              <Icon aria-hidden />
              <Text slot="label">{name}</Text>
              {reason !== undefined && <Text slot="description">{reason}</Text>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
