/** Keeps an unsent message for the session, so that it survives visits to other pages. */

const KEY = 'contact-draft'

const getFields = (form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )

export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(getFields(form).map(({ name, value }) => [name, value]))
  const isEmpty = Object.values(values).every((value) => value === '')
  access((storage) =>
    isEmpty ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(values)),
  )
}

export function restoreDraft(form: HTMLFormElement): void {
  access((storage) => {
    const values: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof values !== 'object' || values === null) return
    const byName = new Map<string, unknown>(Object.entries(values))
    for (const field of getFields(form)) {
      const value = byName.get(field.name)
      if (field.value === '' && typeof value === 'string') field.value = value
    }
  })
}

export const removeDraft = (): void => access((storage) => storage.removeItem(KEY))

function access(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // The form works without it.
  }
}
