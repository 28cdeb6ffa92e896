import { type FocusEvent, useId } from 'react'
import type { Choice } from '../../protocol/form.ts'
import type { StudioState } from '../../protocol/state.ts'
import { fieldKeys, pasteIntoField } from '../keys.ts'
import type { Destination } from './link.ts'

export type Targets = Pick<StudioState, 'pages' | 'menus' | 'files' | 'path'>

interface Props {
  readonly to: Destination
  readonly targets: Targets
  readonly isRefused: boolean
  readonly onType: (to: Destination) => void
  readonly onChoose: (to: Destination) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onBlur: (event: FocusEvent) => void
}

const WRITTEN = {
  web: {
    name: 'Web address',
    help: 'As shown in the browser, for example https://www.example.com',
  },
  mail: { name: 'Email address', help: 'Opens a new email to this address.' },
  phone: { name: 'Phone number', help: 'With the country code, for example +1 585 555 0100' },
  file: { name: 'File', help: 'A file of this site.' },
} as const

export function LinkTo(props: Props) {
  const { to, targets, onChoose } = props
  switch (to.kind) {
    case 'page': {
      // Without a page, the anchor is on the current page.
      const page = targets.pages.find(({ path }) => path === (to.page || targets.path))
      const first = { value: '', title: 'Top of the page' }
      return (
        <>
          <Typed
            {...props}
            name="Page"
            help={to.page === '' && to.place !== '' ? 'The current page.' : page?.title}
            words={to.page}
            choices={targets.pages.map(({ path, title }) => ({ value: path, title }))}
            next={(words) => ({ ...to, page: words, query: '', place: '' })}
          />
          {(to.place !== '' || (page && page.anchors.length > 0)) && (
            <Chosen
              name="Section"
              value={to.place}
              choices={to.page === '' ? (page?.anchors ?? []) : [first, ...(page?.anchors ?? [])]}
              onChoose={(place) => onChoose({ ...to, place })}
            />
          )}
        </>
      )
    }
    case 'menu':
      return (
        <Chosen
          name="Menu"
          value={to.panel}
          choices={targets.menus}
          onChoose={(panel) => onChoose({ ...to, panel })}
        />
      )
    case 'nowhere':
      return (
        <Typed
          {...props}
          name="Reason"
          help="A note for editors. Visitors see the text without a working link. Add the target when it is available."
          words={to.reason}
          next={(reason) => ({ ...to, reason })}
        />
      )
    default:
      return (
        <Typed
          {...props}
          {...WRITTEN[to.kind]}
          words={to.words}
          choices={to.kind === 'file' ? targets.files.map(named) : undefined}
          next={(words) => ({ ...to, words })}
        />
      )
  }
}

const named = (value: string): Choice => ({ value, title: value })

interface TypedProps
  extends Pick<Props, 'isRefused' | 'onType' | 'onSave' | 'onDiscard' | 'onBlur'> {
  readonly name: string
  readonly help: string | undefined
  readonly words: string
  readonly choices?: readonly Choice[] | undefined
  readonly next: (words: string) => Destination
}

function Typed({ name, help, words, choices, next, ...rest }: TypedProps) {
  const { isRefused, onType, onSave, onDiscard, onBlur } = rest
  const id = useId()
  return (
    <div className="part">
      <label className="name" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        value={words}
        list={choices && `${id}-choices`}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-invalid={isRefused}
        onChange={(event) => onType(next(event.target.value))}
        onBlur={onBlur}
        onPaste={pasteIntoField()}
        onKeyDown={fieldKeys({ save: onSave, discard: onDiscard })}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map(({ value, title }) => (
            <option key={value} value={value}>
              {title === value ? undefined : title}
            </option>
          ))}
        </datalist>
      )}
      {help && (
        <p className="muted" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

interface ChosenProps {
  readonly name: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChoose: (value: string) => void
}

function Chosen({ name, value, choices, onChoose }: ChosenProps) {
  const id = useId()
  const isKnown = choices.some((one) => one.value === value)
  return (
    <div className="part">
      <label className="name" htmlFor={id}>
        {name}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {!isKnown && <option value={value}>{value === '' ? 'Choose…' : value}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  )
}
