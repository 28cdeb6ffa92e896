/** Bundles the prerenderer and the hydration script from the same source with the same options. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { RENDER_ENTRY } from '../../../../../src/publish/entries.ts'
import { createViteConfig } from '../../../../../src/publish/vite-config.ts'
import { getProject } from '../../../../../src/site-folder/project.ts'

export type Renderer = typeof import('../../../../../src/publish/render.tsx')

const project = getProject({})

/** Uses the development build of React, which reports hydration mismatches. */
const common = (): InlineConfig => ({
  root: project.root,
  configFile: false,
  publicDir: false,
  mode: 'development',
  logLevel: 'error',
  plugins: [react()],
})

/** The hydration script. */
export async function hydrationScript(): Promise<string> {
  const { resolve = {} } = createViteConfig(project, { site: undefined })
  const result = await build({
    ...common(),
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'in-browser.tsx'),
        output: { codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The script was not built.')
  return chunk.code
}

/** The prerenderer. */
export async function builtRenderer(): Promise<Renderer> {
  // Inside the project, so that packages resolve.
  const outDir = join(project.root, 'node_modules/.site', randomUUID())
  try {
    await build({
      ...common(),
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: {
          input: RENDER_ENTRY,
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      },
    })
    return await import(pathToFileURL(join(outDir, 'render.js')).href)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
