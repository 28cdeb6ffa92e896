/** Custom forms: what their view, the build and the contact service agree on. */

/** Forms are sent to this path, followed by the path of their page and the id of their section. */
export const FORMS_PATH = '/api/forms'

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'date'
  | 'number'
  | 'choice'
  | 'checkbox'
  | 'longText'

export interface FormField {
  readonly kind: FieldKind
  /** Unique in the form. */
  readonly name: string
  readonly label: string
  readonly required: boolean
  /** Only of a choice. */
  readonly options?: readonly string[] | undefined
}

/** What can be wrong with a value. `changed` concerns the form as a whole. */
export type FormProblem =
  | 'required'
  | 'choose'
  | 'accept'
  | 'email'
  | 'phone'
  | 'date'
  | 'number'
  | 'tooLong'
  | 'changed'

export type FormMessages = { readonly [Name in FormProblem]: string }

/** In characters. */
export const maxFieldLength: { readonly [Kind in FieldKind]: number } = {
  text: 200,
  email: 254,
  phone: 40,
  date: 10,
  number: 40,
  choice: 200,
  checkbox: 3,
  longText: 4000,
}

export const CHECKED = 'yes'

/** An input that visitors do not see. Names of fields cannot begin with an underscore. */
export const TRAP = '_website'
/** Differs for every filled-in form, so that equal answers of several visitors are all stored. */
export const TOKEN = '_token'
/** The key of an error that concerns the form as a whole. */
export const WHOLE_FORM = '_form'

/** @param base see `base.ts` @param path of the page, with the base path */
export const getFormAddress = (base: string, path: string, id: string): string =>
  `${base}${FORMS_PATH}${path.slice(base.length).replace(/\/$/, '')}/${id}`

const toName = (label: string): string =>
  label
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-$/g, '')
    .slice(0, 40)

interface UnnamedField {
  readonly name?: string | undefined
  readonly label: string
}

/** Adds missing names, which are derived from the label. */
export function nameFields<F extends UnnamedField>(
  fields: readonly F[],
): readonly (F & { readonly name: string })[] {
  const taken = new Set(fields.flatMap(({ name }) => name ?? []))
  return fields.map((field, index) => {
    if (field.name !== undefined) return { ...field, name: field.name }
    let name = toName(field.label) || 'field'
    while (taken.has(name)) name += `-${index + 1}`
    taken.add(name)
    return { ...field, name }
  })
}

/** The contact service replaces them by values and errors. U+FFFF is rejected in site files, so no text contains it. */
export const formMarks = {
  value: (name: string): string => `\uffffvalue:${name}\uffff`,
  error: (name: string): string => `\ufffferror:${name}\uffff`,
  /** The value of `data-invalid`, which becomes `aria-invalid`. */
  invalid: (name: string): string => `\uffffinvalid:${name}\uffff`,
  /** The value of `data-checked` or `data-selected`, which become `checked` and `selected`. */
  chosen: (name: string, option: string): string => `\uffffchosen:${name}:${option}\uffff`,
}
