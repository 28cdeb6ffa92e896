import { join } from 'node:path'
import { normalizePath, type UserConfig } from 'vite'
import { createViteConfig } from '../publish/vite-config.ts'
import { parsePort } from '../server/listen.ts'
import { getPrivateFolder } from '../site-folder/private-folder.ts'
import { getProject, type Project } from '../site-folder/project.ts'
import { StudioAccess } from './access/access.ts'
import { DATA_FOLDER, devContact } from './dev-contact.ts'
import { devSite } from './dev-site.ts'
import { devGallery } from './gallery/node/dev-gallery.ts'
import { STUDIO_PATH } from './protocol/addresses.ts'
import { devStudio } from './server/dev-studio.ts'

/** All servers share Vite's dependency cache; different lists would rebuild it under open pages. */
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
  '@internationalized/date',
  '@lexical/history',
  '@lexical/html',
  '@lexical/link',
  '@lexical/rich-text',
  '@lezer/highlight',
  '@tanstack/react-query',
  'lexical',
  'libphonenumber-js/min',
  'lucide-react',
  'minisearch',
  'react-aria-components',
  'zod',
]

export async function developmentConfig(isStudio: boolean): Promise<UserConfig> {
  const project = getProject(process.env)
  const live = await devSite(project, isStudio)
  const access = new StudioAccess(project)
  const config = createViteConfig(project, live.state, [
    ...(isStudio ? [access.plugin] : []),
    live.plugin,
    devContact(project, live.state),
    devGallery(project, live.state),
    devStudio(project, live.state, access, isStudio),
  ])
  return {
    ...config,
    optimizeDeps: { include: [...PREBUNDLED] },
    // `npm run edit` uses the production build of React.
    cacheDir: `node_modules/.vite/${isStudio ? 'edit' : 'dev'}`,
    logLevel: 'info',
    clearScreen: false,
    server: {
      // The studio can write files, so it only listens on other interfaces with a host name and a password.
      host: (!isStudio && process.env.HOST) || '127.0.0.1',
      // Other origins must not read documents: they contain the write token.
      cors: false,
      ...(isStudio ? { open: STUDIO_PATH } : {}),
      port: parsePort(process.env.PORT || '5173'),
      strictPort: Boolean(process.env.PORT),
      fs: { deny: [...DENIED_FILES, ...listPrivateFolders(project).map(toGlob)] },
      // Pages keep showing the last valid site; Vite's overlay is for errors in code.
      watch: {
        ignored: [
          '**/dist/**',
          '**/dist.*/**',
          '**/.site/**',
          join(project.siteDir, DATA_FOLDER, '**'),
        ],
      },
    },
  }
}

/** Vite's own default, which a custom setting replaces. */
const DENIED_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** Folders of the site that are never served: requests of visitors, the password of the studio. */
const listPrivateFolders = (project: Project): string[] => [
  join(project.siteDir, DATA_FOLDER),
  getPrivateFolder(project),
]

const toGlob = (folder: string): string => `${normalizePath(folder)}/**`
