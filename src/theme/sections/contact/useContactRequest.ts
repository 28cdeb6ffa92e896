import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { removeDraft, restoreDraft, saveDraft } from '../../ui/formDraft.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { classifyFailure } from './classifyFailure.ts'
import { countCharacters } from './rules.ts'
import type { contact } from './schema.ts'
import { sendRequest } from './sendRequest.ts'
import { useFieldValidation } from './useFieldValidation.ts'

/** Key of the unsent message. */
const DRAFT = 'contact-draft'

type Form = ViewProps<typeof contact>['form']
type State = 'ready' | 'sending' | 'sent'

export function useContactRequest({ endpoint, failure, problems, clearsAfter, fields }: Form) {
  const { language, behaviour } = useSite().shell
  const { toastMs, messageMaxBytes } = behaviour
  const ref = useRef<HTMLFormElement>(null)
  const validation = useFieldValidation(ref, messageMaxBytes)
  const { invalid, message, validate } = validation
  const [state, setState] = useSendState(toastMs)
  const save = () => ref.current && saveDraft(DRAFT, ref.current)

  // These rules replace those of the browser; text that was typed before hydration is validated now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (!ref.current) return
    ref.current.noValidate = true
    restoreDraft(DRAFT, ref.current)
    save()
    validation.validateFilled()
  }, [])

  const clearAfter = (occasion: Form['clearsAfter'][number]) => {
    if (!clearsAfter.includes(occasion)) return
    ref.current?.reset()
    removeDraft(DRAFT)
    validation.reset()
  }

  const send = async (form: HTMLFormElement) => {
    setState('sending')
    const { status, success } = await sendRequest(endpoint, form)
    setState(success ? 'sent' : 'ready')
    if (success) {
      removeDraft(DRAFT)
      return clearAfter('success')
    }
    if (success === false) return console.log('Error')
    const problem = classifyFailure(status)
    const advice = problem && problems?.[problem]
    alert(advice ?? failure)
    // Advice is about the text that was typed, so that the text stays.
    if (!advice) clearAfter('failure')
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (invalid.length > 0) {
      console.log('The contact request was not sent: there are errors in its fields.')
      return clearAfter('blocked')
    }
    // Fields that were never edited have not been validated yet.
    const firstInvalid = validation.validateAll()
    if (firstInvalid) event.currentTarget[firstInvalid].focus()
    else void send(event.currentTarget)
  }

  const counter = formatCounter(fields.message.counter, language, message, messageMaxBytes)
  return { ref, invalid, counter, state, validate, save, submit }
}

function useSendState(toastMs: number) {
  const [state, setState] = useState<State>('ready')
  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('ready'), toastMs)
    return () => clearTimeout(timer)
  }, [state, toastMs])
  return [state, setState] as const
}

function formatCounter(pattern: string, language: string, message: string, maxBytes: number) {
  const { length, limit } = countCharacters(message, maxBytes)
  const numbers = new Intl.NumberFormat(language)
  return pattern
    .replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(limit))
}
