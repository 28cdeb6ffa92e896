/** Keeps what was entered in a form for the session, so that it survives visits to other pages. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** @param key of the form in the storage */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(([, value]) => value !== '')
  access((storage) =>
    values.length === 0 ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(values)),
  )
}

/** Fields with a value keep it. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  access((storage) => {
    const values: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    if (!Array.isArray(values)) return
    const entries = new Set(values.map((entry) => JSON.stringify(entry)))
    const byName = new Map<unknown, unknown>(
      values.filter(Array.isArray).map(([name, value]) => [name, value]),
    )
    for (const field of [...form.elements].filter(isField)) {
      if (isChoice(field)) field.checked ||= entries.has(JSON.stringify([field.name, field.value]))
      else if (field.value === '') field.value = String(byName.get(field.name) ?? '')
    }
  })
}

export const removeDraft = (key: string): void => access((storage) => storage.removeItem(key))

function access(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // The form works without it.
  }
}
