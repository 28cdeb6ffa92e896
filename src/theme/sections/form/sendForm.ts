import { TOKEN } from '../../../contract/forms.ts'

type Outcome =
  | { readonly kind: 'sent' | 'failed' | 'noService' }
  /** Messages by name of the field. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }

const parseErrors = (fields: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, message]) => [name, String(message)]))

/** @param token the same until the form is sent, so that it is stored once */
export async function sendForm(
  endpoint: string,
  form: HTMLFormElement,
  token: string,
): Promise<Outcome> {
  const body = new URLSearchParams({ [TOKEN]: token })
  for (const [name, value] of new FormData(form)) body.append(name, String(value))
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    })
    if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) {
      // A host without the service responds with a page, with 404, 405 or, like some, with 200.
      return { kind: response.status < 500 ? 'noService' : 'failed' }
    }
    const { success, fields } = await response.json()
    if (success === true) return { kind: 'sent' }
    return response.status === 400
      ? { kind: 'invalid', errors: parseErrors(fields) }
      : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
