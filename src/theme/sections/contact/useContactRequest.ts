import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { normalizeFieldText } from '../../../contract/request-text.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { classifyFailure } from './classifyFailure.ts'
import { countCharacters, VALIDATED_FIELDS, type ValidatedField, validators } from './rules.ts'
import type { contact } from './schema.ts'

type Form = ViewProps<typeof contact>['form']
type State = 'ready' | 'sending' | 'sent'

/**
 * The life of a contact request: checked while it is typed, sent once, and what follows from the answer.
 * The form clears itself on the occasions that site.yaml names.
 */
export function useContactRequest({ endpoint, failure, problems, clearsAfter, fields }: Form) {
  const { language, behaviour } = useSite().shell
  const { toastMs, messageMaxBytes } = behaviour
  const ref = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState<readonly ValidatedField[]>([])
  const [message, setMessage] = useState('')
  const [state, setState] = useState<State>('ready')

  const getText = (field: ValidatedField) =>
    normalizeFieldText(field, ref.current?.[field].value ?? '')
  const findInvalid = () =>
    VALIDATED_FIELDS.filter((field) => !validators[field](getText(field), messageMaxBytes))

  const validate = (field: ValidatedField) => {
    const right = validators[field](getText(field), messageMaxBytes)
    setInvalid((before) => [
      ...before.filter((other) => other !== field),
      ...(right ? [] : [field]),
    ])
    if (field === 'message') setMessage(getText(field))
  }

  // These rules take the place of the browser's own; what was typed before that is checked now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes live
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
    for (const field of VALIDATED_FIELDS) if (getText(field)) validate(field)
  }, [])

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('ready'), toastMs)
    return () => clearTimeout(timer)
  }, [state, toastMs])

  const clearAfter = (occasion: Form['clearsAfter'][number]) => {
    if (!clearsAfter.includes(occasion)) return
    ref.current?.reset()
    setInvalid([])
    setMessage('')
  }

  const send = async (form: HTMLFormElement) => {
    const values = [...new FormData(form)].map(([name, value]) => [
      name,
      normalizeFieldText(name, String(value)),
    ])
    let status: number | undefined
    setState('sending')
    try {
      const response = await fetch(`${endpoint}?${new URLSearchParams(values)}`, {
        headers: { Accept: 'application/json' },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      })
      status = response.status
      if (!response.ok) throw new Error(`Status ${status}`)
      const { success } = await response.json()
      setState(success === true ? 'sent' : 'ready')
      if (success === true) clearAfter('success')
      else console.log('Error')
    } catch {
      setState('ready')
      const problem = classifyFailure(status)
      const words = problem && problems?.[problem]
      alert(words ?? failure)
      // Who is told what to do can do it with what was typed.
      if (!words) clearAfter('failure')
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (invalid.length > 0) {
      console.log('The contact request was not sent: there are errors in its fields.')
      return clearAfter('blocked')
    }
    // What nobody has typed into yet was not checked yet.
    const found = findInvalid()
    setInvalid(found)
    if (found[0]) event.currentTarget[found[0]].focus()
    else void send(event.currentTarget)
  }

  const numbers = new Intl.NumberFormat(language)
  const { length, limit } = countCharacters(message, messageMaxBytes)
  const counter = fields.message.counter
    .replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(limit))

  return { ref, wrong: invalid, counter, state, check: validate, submit }
}
