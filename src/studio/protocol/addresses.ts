/** Reserved address, see `schemas/route.ts`. */
export const STUDIO_PATH = '/@studio'

/** Header with the token, required for every POST. */
export const TOKEN_HEADER = 'x-studio-token'

export const TOKEN_META = 'studio-token'

export const BASE_META = 'site-base'

/** Name of the signed-in editor; absent without a password. */
export const EDITOR_META = 'studio-editor'

export const SIGN_IN_PATH = `${STUDIO_PATH}/sign-in`

export const SIGN_OUT_PATH = `${STUDIO_PATH}/sign-out`

export const STATE_CHANGED = 'site:studio-changed'

/** Event with a `PublicationRun`. */
export const PUBLICATION_CHANGED = 'site:publication-changed'

/** Connection check over Vite's WebSocket: the server answers each `PING` with a `PONG`. */
export const PING = 'site:ping'

export const PONG = 'site:pong'
