import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ListedPage } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { ReasonList } from './EntryStatus.tsx'
import { proposeAddress } from './page-address.ts'
import { ModalDialog } from './ui/ModalDialog.tsx'
import type { Reasons } from './unsaved.ts'

interface Props {
  readonly path: string
  readonly pages: readonly ListedPage[]
  readonly onClose: () => void
}

interface NewPageProps extends Props {
  /** Address of the page to copy; empty for a blank page. */
  readonly from: string
}

export function NewPage({ path: current, pages, from: initial, onClose }: NewPageProps) {
  const { actions } = useStudio()
  const id = useId()
  const [title, setTitle] = useState('')
  const [typedPath, setTypedPath] = useState<string>()
  const [from, setFrom] = useState(initial)
  const [reasons, setReasons] = useState<Reasons>([])
  // A copy belongs beside its source.
  const path = typedPath ?? proposeAddress(title, from || current, pages)
  const add = async () => {
    const page = { path, title: title.trim(), ...(from !== '' && { from }) }
    const found = await actions.edit([{ do: 'addPage', page }], `Page ${page.title} added.`, {
      showsReasons: true,
    })
    setReasons(found)
    if (found.length > 0) return
    onClose()
    actions.open(path)
  }
  return (
    <PageForm title="Add page" submit="Add page" reasons={reasons} onClose={onClose} onSubmit={add}>
      <Labelled id={`${id}-title`} label="Title">
        <input
          id={`${id}-title`}
          required
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Labelled>
      <Labelled
        id={`${id}-path`}
        label="Address"
        help="Proposed from the title. You can change it later."
      >
        <input
          id={`${id}-path`}
          value={path}
          aria-describedby={`${id}-path-help`}
          aria-invalid={reasons.length > 0}
          onChange={(event) => setTypedPath(event.target.value.trim())}
        />
      </Labelled>
      <Labelled
        id={`${id}-from`}
        label="Start from"
        help={from === '' ? '' : 'Texts of a copy are marked [COPY] until you replace them.'}
      >
        <select id={`${id}-from`} value={from} onChange={(event) => setFrom(event.target.value)}>
          <option value="">Blank page</option>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              Copy of {page.title}
            </option>
          ))}
        </select>
      </Labelled>
    </PageForm>
  )
}

interface AddressProps extends Props {
  readonly keepsAddresses: boolean
}

export function PageAddress({ path, keepsAddresses, onClose }: AddressProps) {
  const { actions } = useStudio()
  const id = useId()
  const [to, setTo] = useState(path)
  const [reasons, setReasons] = useState<Reasons>([])
  const rename = async () => {
    if (to === path) return onClose()
    const change = { do: 'renamePage', from: path, to, redirect: keepsAddresses } as const
    const found = await actions.edit([change], 'Page address changed.', { showsReasons: true })
    setReasons(found)
    if (found.length > 0) return
    onClose()
    actions.open(to)
  }
  return (
    <PageForm
      title="Change page address"
      submit="Change address"
      reasons={reasons}
      onClose={onClose}
      onSubmit={rename}
    >
      <Labelled
        id={id}
        label="Address"
        help={`All links to this page are updated${
          keepsAddresses ? ', and the old address redirects here' : ''
        }.`}
      >
        <input
          id={id}
          value={to}
          aria-describedby={`${id}-help`}
          aria-invalid={reasons.length > 0}
          onChange={(event) => setTo(event.target.value.trim())}
        />
      </Labelled>
    </PageForm>
  )
}

interface FormProps {
  readonly title: string
  readonly submit: string
  readonly reasons: Reasons
  readonly onClose: () => void
  readonly onSubmit: () => Promise<void>
  readonly isDestructive?: boolean
  readonly children: ReactNode
}

export function PageForm({ title, submit, reasons, onClose, onSubmit, ...rest }: FormProps) {
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  return (
    <ModalDialog title={title} onClose={onClose}>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSending) return
          setSending(true)
          void onSubmit().finally(() => setSending(false))
        }}
      >
        {rest.children}
        <ReasonList reasons={reasons} />
        <div className="buttons">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={rest.isDestructive ? 'button danger' : 'button primary'}>
            {submit}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly children: ReactNode
}

export const Labelled = ({ id, label, help, children }: LabelledProps) => (
  <div className="part">
    <label className="name" htmlFor={id}>
      {label}
    </label>
    {children}
    {help && (
      <p className="muted" id={`${id}-help`}>
        {help}
      </p>
    )}
  </div>
)
