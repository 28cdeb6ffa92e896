import { join } from 'node:path'
import type { UserConfig } from 'vite'
import { createViteConfig } from '../publish/vite-config.ts'
import { parsePort } from '../server/listen.ts'
import { getProject } from '../site-folder/project.ts'
import { DATA_FOLDER, devContact } from './dev-contact.ts'
import { devSite } from './dev-site.ts'
import { devGallery } from './gallery/node/dev-gallery.ts'
import { devStudio } from './server/dev-studio.ts'
import { STUDIO_PATH } from './server/protocol.ts'

/**
 * The libraries that pages and the window of the studio load. The list is the same for all servers, which share what Vite
 * makes of it: each would make it anew for a list of its own, under the open pages of the others.
 */
const PREBUNDLED = [
  '@emotion/react',
  '@emotion/react/jsx-dev-runtime',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'wouter/use-browser-location',
  '@codemirror/commands',
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
]

/** The configuration of `npm run dev` and `npm run edit`: the same modules as the build, served live. */
export async function developmentConfig(isStudio: boolean): Promise<UserConfig> {
  const project = getProject(process.env)
  const live = await devSite(project, isStudio)
  const config = createViteConfig(project, live.state, 'node_modules/.site/dev', [
    live.plugin,
    devContact(project, live.state),
    devGallery(project, live.state),
    devStudio(project, live.state, isStudio),
  ])
  return {
    ...config,
    optimizeDeps: { include: [...PREBUNDLED] },
    // `npm run edit` uses the production build of React.
    cacheDir: `node_modules/.vite/${isStudio ? 'edit' : 'dev'}`,
    logLevel: 'info',
    // What is wrong with the site file stays to be read.
    clearScreen: false,
    server: {
      // Who can reach the studio can write.
      host: (!isStudio && process.env.HOST) || '127.0.0.1',
      // No page of another site reads a document of this one, with the token in it.
      cors: false,
      ...(isStudio ? { open: STUDIO_PATH } : {}),
      port: parsePort(process.env.PORT || '5173'),
      strictPort: Boolean(process.env.PORT),
      // The server keeps rendering the last good page; the overlay of Vite is for faults in code.
      watch: { ignored: ['**/dist/**', '**/dist.*/**', join(project.siteDir, DATA_FOLDER, '**')] },
    },
  }
}
