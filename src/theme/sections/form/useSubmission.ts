import { type FormEvent, useEffect, useRef, useState } from 'react'
import { removeDraft, restoreDraft, saveDraft } from '../../ui/formDraft.ts'
import { sendForm } from './sendForm.ts'

type State = 'ready' | 'sending' | 'sent' | 'failed' | 'noService'

const createToken = (): string => `${Date.now()}-${Math.random()}`

/** Sends the form without leaving the page. The contact service validates it. */
export function useSubmission(endpoint: string) {
  const ref = useRef<HTMLFormElement>(null)
  const token = useRef<string>(undefined)
  const [state, setState] = useState<State>('ready')
  /** By name of the field. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isFocusDue = useRef(false)
  const draft = `form-draft:${endpoint}`

  useEffect(() => {
    if (ref.current) restoreDraft(draft, ref.current)
  }, [draft])

  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })

  const send = async (form: HTMLFormElement) => {
    token.current ??= createToken()
    setErrors({})
    setState('sending')
    const outcome = await sendForm(endpoint, form, token.current)
    if (outcome.kind === 'sent') {
      form.reset()
      removeDraft(draft)
      token.current = undefined
    }
    if (outcome.kind === 'invalid') {
      isFocusDue.current = true
      setErrors(outcome.errors)
    }
    setState(outcome.kind === 'invalid' ? 'ready' : outcome.kind)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state !== 'sending') void send(event.currentTarget)
  }

  const edit = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    saveDraft(draft, currentTarget)
    if (state !== 'sending') setState('ready')
    if (!(target instanceof Element)) return
    const edited = target.getAttribute('name') ?? ''
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== edited)))
  }

  return { ref, state, errors, submit, edit }
}
