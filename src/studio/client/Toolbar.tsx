import type { RefObject } from 'react'
import { useStudio } from './context.ts'
import type { Scheme } from './scheme-in-frame.ts'
import { UnsavedList } from './UnsavedList.tsx'

const WIDTHS = [
  { title: 'Phone', value: 390 },
  { title: 'Tablet', value: 768 },
  { title: 'Desktop', value: 1280 },
] as const

const SCHEMES = [
  { title: 'Light', value: 'light' },
  { title: 'Dark', value: 'dark' },
] as const

const MODES = [
  { title: 'Edit', value: true },
  { title: 'Preview', value: false },
] as const

export interface ViewOptions {
  readonly width: number
  readonly scheme: Scheme
  readonly isEditing: boolean
  readonly isSource: boolean
}

interface Props {
  readonly view: ViewOptions
  readonly onChange: (view: Partial<ViewOptions>) => void
  readonly sourceButton: RefObject<HTMLButtonElement | null>
}

export function Toolbar({ view, onChange, sourceButton }: Props) {
  const { model, actions } = useStudio()
  const { state } = model
  return (
    <header>
      <a className="skip" href="#selected">
        Skip to inspector
      </a>
      <h1>Studio</h1>
      <Segments
        title="Width"
        options={WIDTHS}
        value={view.width}
        onChange={(width) => onChange({ width })}
      />
      <Segments
        title="Colors"
        options={SCHEMES}
        value={view.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Segments
        title="Mode"
        options={MODES}
        value={view.isEditing}
        onChange={(isEditing) => onChange({ isEditing })}
      />
      <div className="row">
        <button type="button" disabled={!state?.undo} onClick={() => void actions.turn('undo')}>
          Undo
        </button>
        <button type="button" disabled={!state?.redo} onClick={() => void actions.turn('redo')}>
          Redo
        </button>
        <button
          ref={sourceButton}
          type="button"
          aria-pressed={view.isSource}
          onClick={() => onChange({ isSource: !view.isSource })}
        >
          Source
        </button>
      </div>
      <UnsavedList />
      {model.isLost && (
        <p className="lost" role="alert">
          Connection lost. Reconnecting… Your text is kept.
        </p>
      )}
    </header>
  )
}

interface SegmentsProps<T> {
  readonly title: string
  readonly options: readonly { readonly title: string; readonly value: T }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

function Segments<T extends string | number | boolean>({
  title,
  options,
  value,
  onChange,
}: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{title}</legend>
      {options.map((one) => (
        <label className="choice" key={one.title}>
          <input
            type="radio"
            name={title}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          {one.title}
        </label>
      ))}
    </fieldset>
  )
}
