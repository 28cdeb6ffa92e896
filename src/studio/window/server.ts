import type { Path } from '../../content/model.ts'
import {
  type Answer,
  BASE_META,
  type FormState,
  type Pictures,
  STUDIO_PATH,
  type StudioState,
  TOKEN_HEADER,
  TOKEN_META,
  type Upload,
  type Wish,
} from '../desk/messages.ts'

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

const token = meta(TOKEN_META)

/** The path under which the site lies. */
export const base = meta(BASE_META)

/** What the server knows of a page. @throws if it does not answer */
export async function stateOf(path: string): Promise<StudioState> {
  const answer = await fetch(`${STUDIO_PATH}/state?path=${encodeURIComponent(path)}`)
  if (!answer.ok) throw new Error(`The server says ${answer.status}.`)
  return answer.json()
}

/** The form of a part of the site; undefined where there is none any more. @throws if the server does not answer */
export async function formOf(at: Path): Promise<FormState | undefined> {
  const answer = await fetch(`${STUDIO_PATH}/form?at=${encodeURIComponent(JSON.stringify(at))}`)
  return answer.ok ? ((await answer.json()) ?? undefined) : undefined
}

/** Asks for a change of the file. What the server cannot do, it says why. */
export const wish = (what: Wish): Promise<Answer> => post('/wish', what)

/** Asks that a picture is taken into the public folder and put into its place. */
export const upload = (what: Upload): Promise<Answer> => post('/upload', what)

/** What can be chosen for a picture. @throws if the server does not answer */
export async function picturesThere(): Promise<Pictures> {
  const answer = await fetch(`${STUDIO_PATH}/pictures`)
  if (!answer.ok) throw new Error(`The server says ${answer.status}.`)
  return answer.json()
}

async function post(where: string, what: Wish | Upload): Promise<Answer> {
  try {
    const answer = await fetch(STUDIO_PATH + where, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(what),
    })
    if (answer.ok) return answer.json()
    return { ok: false, diagnostics: [answer.status === 403 ? OLD : GONE] }
  } catch {
    return { ok: false, diagnostics: [GONE] }
  }
}

const OLD = {
  message: 'The server has been started anew since this window was opened.',
  hint: 'Load the window again.',
}
const GONE = {
  message: 'The server does not answer.',
  hint: 'Nothing was written; what you typed is kept in this window.',
}
