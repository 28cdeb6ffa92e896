import type { Path } from '../../content/model.ts'
import type {
  CheckRequest,
  EditRequest,
  EditResponse,
  PublishRequest,
  UploadRequest,
} from '../server/edit-schema.ts'
import {
  BASE_META,
  type ChangesState,
  type FormState,
  type ImageList,
  type PageLink,
  type PublicationState,
  type SearchResult,
  type SiteReport,
  type SourceDiagnostic,
  type SourceState,
  STUDIO_PATH,
  type StudioState,
  TOKEN_HEADER,
  TOKEN_META,
} from '../server/protocol.ts'

/** A busy server may take seconds. Together with the interval of the checks, less than 5 s. */
const PING_TIMEOUT_MS = 3500

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

const token = readMeta(TOKEN_META)

export const base = readMeta(BASE_META)

interface StateRequest {
  readonly path: string
  readonly since: string | undefined
  readonly form: Path | undefined
}

/** @throws if the server does not respond */
export function fetchState({ path, since, form }: StateRequest): Promise<StudioState> {
  const params = new URLSearchParams({ path })
  if (since !== undefined) params.set('since', since)
  if (form) params.set('form', JSON.stringify(form))
  return fetchJson(`/state?${params}`)
}

/** @returns undefined if the part no longer exists */
export const fetchForm = async (at: Path): Promise<FormState | undefined> =>
  (await fetchJson<FormState | null>(`/form?at=${encodeURIComponent(JSON.stringify(at))}`)) ??
  undefined

async function fetchJson<T>(where: string): Promise<T> {
  const answer = await fetch(STUDIO_PATH + where)
  if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`)
  return answer.json()
}

/** @returns an id of the start of the server; undefined if it does not respond */
export async function ping(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PING_TIMEOUT_MS)
    const answer = await fetch(`${STUDIO_PATH}/ping`, { signal, priority: 'high' })
    return answer.ok ? String((await answer.json()).start) : undefined
  } catch {
    return undefined
  }
}

/** @throws if the server does not respond or cannot read the file */
export const fetchSource = (): Promise<SourceState> => fetchJson('/file')

export const fetchSourceRange = (at: Path): Promise<{ from: number; to: number } | null> =>
  fetchJson(`/place?at=${encodeURIComponent(JSON.stringify(at))}`)

/** @param line from 1 */
export const fetchPagesForLine = (line: number): Promise<readonly string[]> =>
  fetchJson(`/line?line=${line}`)

export const fetchLinks = (path: string): Promise<readonly PageLink[]> =>
  fetchJson(`/links?path=${encodeURIComponent(path)}`)

export const fetchChanges = (): Promise<ChangesState> => fetchJson('/changes')

interface SearchOptions {
  readonly words: string
  readonly isCaseSensitive: boolean
  readonly isWhole: boolean
}

export function fetchSearch({ words, isCaseSensitive, isWhole }: SearchOptions) {
  const params = new URLSearchParams({ words })
  if (isCaseSensitive) params.set('case', '')
  if (isWhole) params.set('whole', '')
  return fetchJson<SearchResult>(`/search?${params}`)
}

export const fetchReport = (): Promise<SiteReport> => fetchJson('/report')

export const fetchPublication = (): Promise<PublicationState> => fetchJson('/publication')

/** @returns why it did not start */
export async function startPublishing(request: PublishRequest): Promise<string | undefined> {
  const answer = await postJson('/publish', request).catch(() => undefined)
  if (!answer) return GONE.message
  if (!answer.ok) return answer.status === FORBIDDEN ? OLD.message : GONE.message
  return (await answer.json()).refusal ?? undefined
}

export const cancelPublishing = (): Promise<unknown> =>
  postJson('/cancel', {}).catch(() => undefined)

export const fetchImages = (): Promise<ImageList> => fetchJson('/images')

/** Null if the file changed or the server does not respond. */
export async function checkSource(
  request: CheckRequest,
): Promise<readonly SourceDiagnostic[] | null> {
  const answer = await postJson('/check', request).catch(() => undefined)
  return answer?.ok ? answer.json() : null
}

export const sendEdit = (request: EditRequest): Promise<EditResponse> => enqueue('/edit', request)

export const uploadImage = (request: UploadRequest): Promise<EditResponse> =>
  enqueue('/upload', request)

let last: Promise<unknown> = Promise.resolve()

/** Requests run in sequence; the server maps their paths to the current version. */
function enqueue(where: string, request: EditRequest | UploadRequest): Promise<EditResponse> {
  const answer = last.then(() => post(where, request))
  last = answer
  return answer
}

async function post(where: string, request: EditRequest | UploadRequest): Promise<EditResponse> {
  try {
    const answer = await postJson(where, request)
    if (answer.ok || answer.status === CONFLICT) return await answer.json()
    return { ok: false, diagnostics: [answer.status === FORBIDDEN ? OLD : GONE] }
  } catch {
    return { ok: false, diagnostics: [GONE] }
  }
}

const CONFLICT = 409
const FORBIDDEN = 403

const postJson = (where: string, what: unknown): Promise<Response> =>
  fetch(STUDIO_PATH + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(what),
  })

const OLD = {
  message: 'The server was restarted after this window was opened.',
  hint: 'Reload the window. Your text is kept.',
}
const GONE = {
  message: 'The server is not responding.',
  hint: 'Nothing was saved. Your text is kept in this window.',
}
