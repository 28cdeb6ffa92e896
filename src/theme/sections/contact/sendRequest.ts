import { normalizeFieldText } from '../../../contract/request-text.ts'

interface Outcome {
  /** Undefined where the service cannot be reached. */
  readonly status: number | undefined
  /** What the service answers; undefined where it does not answer as agreed. */
  readonly success?: boolean
}

export async function sendRequest(endpoint: string, form: HTMLFormElement): Promise<Outcome> {
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    normalizeFieldText(name, String(value)),
  ])
  let status: number | undefined
  try {
    const response = await fetch(`${endpoint}?${new URLSearchParams(values)}`, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    status = response.status
    if (!response.ok) return { status }
    const { success } = await response.json()
    return { status, success: success === true }
  } catch {
    return { status }
  }
}
