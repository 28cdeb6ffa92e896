import type { LucideIcon } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

interface Props<T> {
  readonly title: string
  readonly options: readonly {
    readonly title: string
    readonly value: T
    readonly icon: LucideIcon
  }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

export const Segments = <T,>({ title, options, value, onChange }: Props<T>) => (
  <ToggleButtonGroup
    className="segments"
    aria-label={title}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={options.filter((one) => one.value === value).map((one) => one.title)}
    onSelectionChange={(keys) => {
      const chosen = options.find((one) => keys.has(one.title))
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map(({ title: name, icon: Icon }) => (
      <ToggleButton key={name} id={name} className="segment">
        <Icon aria-hidden />
        <span className="label">{name}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
