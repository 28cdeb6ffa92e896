import './jitless.ts'
import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import {
  BASE_META,
  EDITOR_META,
  SIGN_OUT_PATH,
  STUDIO_PATH,
  TOKEN_HEADER,
  TOKEN_META,
} from '../protocol/addresses.ts'
import {
  type CheckRequest,
  type EditRequest,
  type EditResponse,
  editResponse,
  type PublishRequest,
  type UploadRequest,
} from '../protocol/edits.ts'
import { pageSearchResult } from '../protocol/page.ts'
import {
  changesState,
  imageList,
  publicationState,
  publishResponse,
  searchResult,
  siteReport,
} from '../protocol/site-tools.ts'
import {
  pagePaths,
  type SourceDiagnostic,
  type SourceState,
  sourceDiagnostics,
  sourceRange,
  sourceState,
} from '../protocol/source.ts'
import {
  type FormState,
  formState,
  type PageLink,
  pageLinks,
  type StudioState,
  studioState,
  translatedTexts,
} from '../protocol/state.ts'

const PING_TIMEOUT_MS = 3500

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

const token = readMeta(TOKEN_META)

export const base = readMeta(BASE_META)

/** Name of the signed-in editor; empty without a password. */
export const editor = readMeta(EDITOR_META)

/** @returns whether the server has ended the session */
export const signOut = (): Promise<boolean> =>
  fetch(SIGN_OUT_PATH, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  )

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
  return fetchJson(`/state?${params}`, studioState)
}

/** @returns undefined if the part no longer exists */
export const fetchForm = async (at: Path): Promise<FormState | undefined> =>
  (await fetchJson(`/form?at=${encodeURIComponent(JSON.stringify(at))}`, formState.nullable())) ??
  undefined

/** @throws if the server does not respond, or responds with something else than the schema allows */
async function fetchJson<Schema extends z.ZodType>(
  where: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await fetch(STUDIO_PATH + where)
  if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`)
  return schema.parse(await answer.json())
}

export async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(`${STUDIO_PATH}/ping`, {
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** @throws if the server does not respond or cannot read the file */
export const fetchSource = (): Promise<SourceState> => fetchJson('/file', sourceState)

export const fetchSourceRange = (at: Path): Promise<{ from: number; to: number } | null> =>
  fetchJson(`/place?at=${encodeURIComponent(JSON.stringify(at))}`, sourceRange.nullable())

/** @param line from 1 */
export const fetchPagesForLine = (line: number): Promise<readonly string[]> =>
  fetchJson(`/line?line=${line}`, pagePaths)

/** What links lead to: a page, or a section that is to become a draft or is deleted. */
export type Destination =
  | { readonly path: string }
  | { readonly section: Path; readonly isForDraft: boolean }

export function fetchLinks(to: Destination): Promise<readonly PageLink[]> {
  const params =
    'path' in to
      ? new URLSearchParams({ path: to.path })
      : new URLSearchParams({ section: JSON.stringify(to.section) })
  if ('section' in to && to.isForDraft) params.set('draft', '')
  return fetchJson(`/links?${params}`, pageLinks)
}

export const fetchChanges = () => fetchJson('/changes', changesState)

export const fetchTranslations = (at: Path) =>
  fetchJson(`/translations?at=${encodeURIComponent(JSON.stringify(at))}`, translatedTexts)

interface SearchOptions {
  readonly words: string
  readonly isCaseSensitive: boolean
  readonly isWhole: boolean
}

export function fetchSearch({ words, isCaseSensitive, isWhole }: SearchOptions) {
  const params = new URLSearchParams({ words })
  if (isCaseSensitive) params.set('case', '')
  if (isWhole) params.set('whole', '')
  return fetchJson(`/search?${params}`, searchResult)
}

export const fetchPageSearch = (words: string) =>
  fetchJson(`/pages?${new URLSearchParams({ words })}`, pageSearchResult)

export const fetchReport = () => fetchJson('/report', siteReport)

export const fetchPublication = () => fetchJson('/publication', publicationState)

/** @returns why it did not start */
export async function startPublishing(request: PublishRequest): Promise<string | undefined> {
  const answer = await postJson('/publish', request).catch(() => undefined)
  if (!answer) return GONE.message
  if (!answer.ok) return explainStatus(answer.status).message
  return publishResponse.parse(await answer.json()).refusal ?? undefined
}

export const cancelPublishing = (): Promise<unknown> =>
  postJson('/cancel', {}).catch(() => undefined)

export const fetchImages = () => fetchJson('/images', imageList)

/** Null if the file changed or the server does not respond. */
export async function checkSource(
  request: CheckRequest,
): Promise<readonly SourceDiagnostic[] | null> {
  const answer = await postJson('/check', request).catch(() => undefined)
  return answer?.ok ? sourceDiagnostics.nullable().parse(await answer.json()) : null
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
    if (answer.ok || answer.status === CONFLICT) return editResponse.parse(await answer.json())
    return { ok: false, diagnostics: [explainStatus(answer.status)] }
  } catch {
    return { ok: false, diagnostics: [GONE] }
  }
}

const CONFLICT = 409

function explainStatus(status: number) {
  if (status === 401) return SIGNED_OUT
  return status === 403 ? OLD : GONE
}

const postJson = (where: string, what: unknown): Promise<Response> =>
  fetch(STUDIO_PATH + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(what),
  })

const SIGNED_OUT = {
  message: 'You are no longer signed in.',
  hint: 'Reload the window and sign in. Your text is kept.',
}
const OLD = {
  message: 'The server was restarted after this window was opened.',
  hint: 'Reload the window. Your text is kept.',
}
const GONE = {
  message: 'The server is not responding.',
  hint: 'Nothing was saved. Your text is kept in this window.',
}
