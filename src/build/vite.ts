import react from '@vitejs/plugin-react'
import type { InlineConfig, PluginOption } from 'vite'
import { browserGuard } from './browser-guard.ts'
import type { Project } from './project.ts'
import { type SiteState, siteModules } from './site-modules.ts'

/** The entry of the browser, and of the rendering in Node. */
export const BROWSER_ENTRY = 'src/browser/main.tsx'
export const RENDER_ENTRY = 'src/build/render.tsx'

/** Large libraries that change rarely get a chunk of their own, which stays in the cache. */
const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@emotion|stylis|mitt)\//

/**
 * The configuration that the build, development and tests share.
 * @param renderDir where the build keeps the renderer, inside the project so that it finds its libraries
 */
export function viteConfig(project: Project, state: SiteState, renderDir: string, plugins: PluginOption[] = []): InlineConfig {
  return {
    root: project.root,
    configFile: false,
    publicDir: project.publicDir,
    appType: 'custom',
    plugins: [react(), siteModules(state), browserGuard(), ...plugins],
    environments: {
      client: {
        build: {
          write: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          target: 'baseline-widely-available',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: BROWSER_ENTRY,
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] },
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
