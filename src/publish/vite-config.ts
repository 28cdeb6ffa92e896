import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, PluginOption } from 'vite'
import type { Project } from '../site-folder/project.ts'
import { browserGuard } from './browser-guard.ts'
import { getSiteBase, type SiteState, siteModules } from './site-modules.ts'

/** What starts in the browser, the application that it then loads, and the entry of the rendering in Node. */
export const START_ENTRY = 'src/app/start.ts'
export const APPLICATION = 'src/app/main.tsx'
export const RENDER_ENTRY = 'src/publish/render.tsx'

/** What emotion needs for class components only; it may be dropped where nothing uses it. */
const UNUSED = /\/node_modules\/(hoist-non-react-statics|react-is)\//

/** The largest library. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** What the browser gets in place of a part of a library that it does not need. */
const aliases = (root: string) => [
  { find: '@emotion/cache', replacement: join(root, 'src/theme/style/no-default-cache.ts') },
]

/**
 * The configuration that the build, development and tests share.
 * @param renderDir where the build keeps the renderer, inside the project so that it finds its libraries
 */
export function createViteConfig(
  project: Project,
  state: SiteState,
  renderDir: string,
  plugins: PluginOption[] = [],
): InlineConfig {
  // Files have their whole addresses on the host, so that all that names them does.
  const assets = `${getSiteBase(state)}/assets/`.slice(1)
  return {
    root: project.root,
    configFile: false,
    publicDir: project.publicDir,
    appType: 'custom',
    resolve: { alias: aliases(project.root) },
    plugins: [react(), siteModules(state), browserGuard(), ...plugins],
    environments: {
      client: {
        build: {
          write: false,
          copyPublicDir: false,
          // Documents name all modules that they need; helpers that look for more would be idle.
          modulePreload: false,
          target: 'baseline-widely-available',
          assetsInlineLimit: 0,
          rolldownOptions: {
            // As an entry the application keeps what it shares with views that are loaded later.
            input: [START_ENTRY, APPLICATION],
            preserveEntrySignatures: 'allow-extension',
            treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
            output: {
              entryFileNames: `${assets}[name]-[hash].js`,
              chunkFileNames: `${assets}[name]-[hash].js`,
              assetFileNames: `${assets}[name]-[hash][extname]`,
              // A phone reads and runs a module in one piece of work: it can answer between two smaller ones.
              codeSplitting: {
                groups: [
                  { name: 'react', test: REACT },
                  {
                    name: 'page',
                    test: /\/(src\/theme\/(shell|style|ui)|node_modules\/@emotion)\//,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: renderDir,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: { input: RENDER_ENTRY, output: { entryFileNames: 'render.js' } },
        },
      },
    },
    builder: {},
    logLevel: 'warn',
  }
}
