import { type RefObject, useState } from 'react'
import { normalizeFieldText } from '../../../contract/request-text.ts'
import { VALIDATED_FIELDS, type ValidatedField, validators } from './rules.ts'

export function useFieldValidation(form: RefObject<HTMLFormElement | null>, maxBytes: number) {
  const [invalid, setInvalid] = useState<readonly ValidatedField[]>([])
  const [message, setMessage] = useState('')

  const getText = (field: ValidatedField) =>
    normalizeFieldText(field, form.current?.[field].value ?? '')
  const isValid = (field: ValidatedField) => validators[field](getText(field), maxBytes)

  const validate = (field: ValidatedField) => {
    const found = isValid(field) ? [] : [field]
    setInvalid((before) => [...before.filter((other) => other !== field), ...found])
    if (field === 'message') setMessage(getText(field))
  }
  const validateFilled = () => {
    for (const field of VALIDATED_FIELDS) if (getText(field)) validate(field)
  }
  /** Returns the first invalid field. */
  const validateAll = () => {
    const found = VALIDATED_FIELDS.filter((field) => !isValid(field))
    setInvalid(found)
    return found[0]
  }
  const reset = () => {
    setInvalid([])
    setMessage('')
  }
  return { invalid, message, validate, validateFilled, validateAll, reset }
}
