/** What follows from using the contact form and its address. Pure: a state in, the next one out. */
import type { ContactFacts, Facts } from './facts.ts'
import { EMPTY_FORM, type FieldName, type Filling, type State } from './state.ts'

/** Text for a field. Names cannot be wrong. */
export function textFor(facts: Facts, field: FieldName, filling: Filling): string {
  if (filling === 'empty') return ''
  const right = { name: 'Zoe', email: 'zoe@example.com', contact: '5855550100', message: 'Hello' }
  const tooLong = 'x'.repeat(facts.shell.behaviour.messageMaxBytes + 1)
  const wrong = { ...right, email: 'zoe@', contact: '12-34', message: tooLong }
  return (filling === 'right' ? right : wrong)[field]
}

/** An address has to be there, the others may be missing. Specification, section 5. */
const isWrong = (field: FieldName, filling: Filling): boolean =>
  field !== 'name' && (filling === 'wrong' || (filling === 'empty' && field === 'email'))

/** Somebody writes into a field, which is checked at once. */
export function written(state: State, field: FieldName, filling: Filling): State {
  const { filled, wrong } = state.form
  const others = wrong.filter((other) => other !== field)
  const form = {
    ...state.form,
    filled: { ...filled, [field]: filling },
    wrong: isWrong(field, filling) ? [...others, field] : others,
  }
  return { ...state, form, focus: [`field ${field}`], atTop: false }
}

const clears = ({ form }: ContactFacts, occasion: ContactFacts['form']['clearsAfter'][number]) =>
  form.clearsAfter.includes(occasion)

/**
 * The form is sent off.
 * @param place what has the focus then
 */
export function submitted(facts: Facts, state: State, place: string): State {
  const next = { ...state, focus: [place], atTop: false }
  const { form } = state
  // The browser does not send a form whose button is disabled.
  if (form.wrong.length > 0) return next
  if (isWrong('email', form.filled.email))
    return { ...next, form: { ...form, wrong: ['email'] }, focus: ['field email'] }
  const { contact, shell } = facts
  if (state.online) {
    const kept = clears(contact, 'success') ? EMPTY_FORM : form
    return { ...next, form: { ...kept, toastUntil: state.now + shell.behaviour.toastMs } }
  }
  const kept = clears(contact, 'failure') ? EMPTY_FORM : form
  return {
    ...next,
    form: { ...kept, toastUntil: null },
    alerts: [...state.alerts, contact.form.failure],
  }
}

export const copied = ({ shell }: Facts, state: State): State => ({
  ...state,
  copiedUntil: state.now + shell.behaviour.copiedTooltipMs,
  focus: ['copy'],
  atTop: false,
})
