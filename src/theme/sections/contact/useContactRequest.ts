import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { normalizeFieldText } from '../../../contract/request-text.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { classifyFailure } from './classifyFailure.ts'
import { removeDraft, restoreDraft, saveDraft } from './draft.ts'
import { countCharacters, VALIDATED_FIELDS, type ValidatedField, validators } from './rules.ts'
import type { contact } from './schema.ts'
import { sendRequest } from './sendRequest.ts'

type Form = ViewProps<typeof contact>['form']
type State = 'ready' | 'sending' | 'sent'

/** Validates a contact request as it is typed, sends it, and clears the form on the occasions in `clearsAfter`. */
export function useContactRequest({ endpoint, failure, problems, clearsAfter, fields }: Form) {
  const { language, behaviour } = useSite().shell
  const { toastMs, messageMaxBytes } = behaviour
  const ref = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState<readonly ValidatedField[]>([])
  const [message, setMessage] = useState('')
  const [state, setState] = useState<State>('ready')

  const getText = (field: ValidatedField) =>
    normalizeFieldText(field, ref.current?.[field].value ?? '')
  const isValid = (field: ValidatedField) => validators[field](getText(field), messageMaxBytes)

  const validate = (field: ValidatedField) => {
    const found = isValid(field) ? [] : [field]
    setInvalid((before) => [...before.filter((other) => other !== field), ...found])
    if (field === 'message') setMessage(getText(field))
  }

  const save = () => {
    if (ref.current) saveDraft(ref.current)
  }

  // These rules replace those of the browser; text that was typed before hydration is validated now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const form = ref.current
    if (!form) return
    form.noValidate = true
    restoreDraft(form)
    save()
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
    removeDraft()
    setInvalid([])
    setMessage('')
  }

  const send = async (form: HTMLFormElement) => {
    setState('sending')
    const { status, success } = await sendRequest(endpoint, form)
    setState(success ? 'sent' : 'ready')
    if (success) {
      removeDraft()
      clearAfter('success')
    } else if (success === false) console.log('Error')
    else {
      const problem = classifyFailure(status)
      const advice = problem && problems?.[problem]
      alert(advice ?? failure)
      // Advice is about the text that was typed, so that the text stays.
      if (!advice) clearAfter('failure')
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (invalid.length > 0) {
      console.log('The contact request was not sent: there are errors in its fields.')
      return clearAfter('blocked')
    }
    // Fields that were never edited have not been validated yet.
    const found = VALIDATED_FIELDS.filter((field) => !isValid(field))
    setInvalid(found)
    if (found[0]) event.currentTarget[found[0]].focus()
    else void send(event.currentTarget)
  }

  const { length, limit } = countCharacters(message, messageMaxBytes)
  const numbers = new Intl.NumberFormat(language)
  const counter = fields.message.counter
    .replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(limit))

  return { ref, invalid, counter, state, validate, save, submit }
}
