import type { Path } from '../../content/model.ts'
import {
  BASE_META,
  type EditCommand,
  type EditResponse,
  type FormState,
  type ImageList,
  type SourceDiagnostic,
  type SourceEdits,
  type SourceState,
  STUDIO_PATH,
  type StudioState,
  TOKEN_HEADER,
  TOKEN_META,
  type Upload,
} from '../server/protocol.ts'

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

const token = readMeta(TOKEN_META)

export const base = readMeta(BASE_META)

/** @throws if the server does not respond */
export async function fetchState(path: string): Promise<StudioState> {
  const answer = await fetch(`${STUDIO_PATH}/state?path=${encodeURIComponent(path)}`)
  if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`)
  return answer.json()
}

/** @returns undefined if the part no longer exists */
export async function fetchForm(at: Path): Promise<FormState | undefined> {
  const answer = await fetch(`${STUDIO_PATH}/form?at=${encodeURIComponent(JSON.stringify(at))}`)
  return answer.ok ? ((await answer.json()) ?? undefined) : undefined
}

async function fetchJson<T>(where: string): Promise<T> {
  const answer = await fetch(STUDIO_PATH + where)
  if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`)
  return answer.json()
}

/** @throws if the server does not respond or cannot read the file */
export const fetchSource = (): Promise<SourceState> => fetchJson('/file')

export const fetchSourceRange = (at: Path): Promise<{ from: number; to: number } | null> =>
  fetchJson(`/place?at=${encodeURIComponent(JSON.stringify(at))}`)

/** @param line from 1 */
export const fetchPagesForLine = (line: number): Promise<readonly string[]> =>
  fetchJson(`/line?line=${line}`)

/** Null if the file changed or the server does not respond. */
export async function checkSource(draft: SourceEdits): Promise<readonly SourceDiagnostic[] | null> {
  const answer = await postJson('/check', draft).catch(() => undefined)
  return answer?.ok ? answer.json() : null
}

export const sendCommand = (what: EditCommand): Promise<EditResponse> => enqueue('/edit', what)

export const waitForPending = (): Promise<unknown> => last

export const uploadImage = (what: Upload): Promise<EditResponse> => enqueue('/upload', what)

export async function fetchImages(): Promise<ImageList> {
  const answer = await fetch(`${STUDIO_PATH}/images`)
  if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`)
  return answer.json()
}

let last: Promise<unknown> = Promise.resolve()

/** Commands run in sequence, since each may depend on the previous one. */
function enqueue(where: string, what: EditCommand | Upload): Promise<EditResponse> {
  const answer = last.then(() => post(where, what))
  last = answer
  return answer
}

async function post(where: string, what: EditCommand | Upload): Promise<EditResponse> {
  try {
    const answer = await postJson(where, what)
    if (answer.ok) return await answer.json()
    return { ok: false, diagnostics: [answer.status === 403 ? OLD : GONE] }
  } catch {
    return { ok: false, diagnostics: [GONE] }
  }
}

const postJson = (where: string, what: unknown): Promise<Response> =>
  fetch(STUDIO_PATH + where, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(what),
  })

const OLD = {
  message: 'The server was restarted after this window was opened.',
  hint: 'Reload the window.',
}
const GONE = {
  message: 'The server is not responding.',
  hint: 'Nothing was saved. Your text is kept in this window.',
}
