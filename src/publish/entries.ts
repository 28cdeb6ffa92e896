/** Entries of the browser: start script and application; and of the renderer in Node. */
export const START_ENTRY = 'src/app/start.ts'
export const APPLICATION = 'src/app/main.tsx'
export const RENDER_ENTRY = 'src/publish/render.tsx'
export const RENDER_FILE = 'render.js'
