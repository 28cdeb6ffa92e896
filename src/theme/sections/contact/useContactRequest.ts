import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { normalizeFieldText } from '../../../contract/request-text.ts'
import { useSite } from '../../ui/SiteContext.tsx'
import { problemOf } from './problem.ts'
import { CHECKED, type Checked, countCharacters, isRight } from './rules.ts'
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
  const [wrong, setWrong] = useState<readonly Checked[]>([])
  const [message, setMessage] = useState('')
  const [state, setState] = useState<State>('ready')

  const textOf = (field: Checked) => normalizeFieldText(field, ref.current?.[field].value ?? '')
  const findWrong = () => CHECKED.filter((field) => !isRight[field](textOf(field), messageMaxBytes))

  const check = (field: Checked) => {
    const right = isRight[field](textOf(field), messageMaxBytes)
    setWrong((before) => [...before.filter((other) => other !== field), ...(right ? [] : [field])])
    if (field === 'message') setMessage(textOf(field))
  }

  // These rules take the place of the browser's own; what was typed before that is checked now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes live
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
    for (const field of CHECKED) if (textOf(field)) check(field)
  }, [])

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('ready'), toastMs)
    return () => clearTimeout(timer)
  }, [state, toastMs])

  const after = (occasion: Form['clearsAfter'][number]) => {
    if (!clearsAfter.includes(occasion)) return
    ref.current?.reset()
    setWrong([])
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
      if (success === true) after('success')
      else console.log('Error')
    } catch {
      setState('ready')
      const problem = problemOf(status)
      const words = problem && problems?.[problem]
      alert(words ?? failure)
      // Who is told what to do can do it with what was typed.
      if (!words) after('failure')
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (wrong.length > 0) {
      console.log('The contact request was not sent: there are errors in its fields.')
      return after('blocked')
    }
    // What nobody has typed into yet was not checked yet.
    const missed = findWrong()
    setWrong(missed)
    if (missed[0]) event.currentTarget[missed[0]].focus()
    else void send(event.currentTarget)
  }

  const numbers = new Intl.NumberFormat(language)
  const { length, limit } = countCharacters(message, messageMaxBytes)
  const counter = fields.message.counter
    .replace('{length}', numbers.format(length))
    .replace('{limit}', numbers.format(limit))

  return { ref, wrong, counter, state, check, submit }
}
