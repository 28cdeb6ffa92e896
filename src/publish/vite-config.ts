import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, PluginOption } from 'vite'
import type { Project } from '../site-folder/project.ts'
import { browserGuard } from './browser-guard.ts'
import { APPLICATION, RENDER_ENTRY, RENDER_FILE, START_ENTRY } from './entries.ts'
import { getSiteBase, type SiteState, siteModules } from './site-modules.ts'
import { withoutSearch } from './without-search.ts'

/** emotion needs these for class components only. */
const UNUSED = /\/node_modules\/(hoist-non-react-statics|react-is)\//

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** Replaces parts of libraries that the browser does not need. */
const aliases = (root: string) => [
  { find: '@emotion/cache', replacement: join(root, 'src/theme/style/no-default-cache.ts') },
]

const createOutput = (assets: string) => ({
  entryFileNames: `${assets}[name]-[hash].js`,
  chunkFileNames: `${assets}[name]-[hash].js`,
  assetFileNames: `${assets}[name]-[hash][extname]`,
  // Smaller modules let phones respond to input between them.
  codeSplitting: {
    groups: [
      { name: 'react', test: REACT },
      { name: 'page', test: /\/(src\/theme\/(shell|style|ui)|node_modules\/@emotion)\// },
    ],
  },
})

export function createViteConfig(
  project: Project,
  state: SiteState,
  plugins: PluginOption[] = [],
): InlineConfig {
  // Includes the base path, so that all references do.
  const assets = `${getSiteBase(state)}/assets/`.slice(1)
  return {
    root: project.root,
    configFile: false,
    publicDir: project.publicDir,
    appType: 'custom',
    resolve: { alias: aliases(project.root) },
    plugins: [
      react(),
      siteModules(state),
      withoutSearch(project.root, state),
      browserGuard(),
      ...plugins,
    ],
    environments: {
      client: {
        build: {
          write: false,
          copyPublicDir: false,
          // Documents list all modules that they need.
          modulePreload: false,
          target: 'baseline-widely-available',
          assetsInlineLimit: 0,
          rolldownOptions: {
            // An entry keeps its exports for views that load later.
            input: [START_ENTRY, APPLICATION],
            preserveEntrySignatures: 'allow-extension',
            treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
            output: createOutput(assets),
          },
        },
      },
      ssr: {
        build: {
          write: false,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: {
            input: RENDER_ENTRY,
            output: { entryFileNames: RENDER_FILE, codeSplitting: false },
          },
        },
      },
    },
    builder: {},
    logLevel: 'warn',
  }
}
