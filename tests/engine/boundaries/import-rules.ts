import { studioImportRules } from './studio-import-rules.ts'

/** The imports that the files of one part of the project may have. */
export interface ImportRule {
  /** Prefix of the paths of the files; `*` matches one folder. */
  readonly files: string
  readonly purpose: string
  /** Files and packages. An entry that ends with `/` or `:` allows everything that begins with it. */
  readonly allow: readonly string[]
  /** Beginnings or ends of paths that are forbidden even where `allow` matches. */
  readonly deny?: readonly string[]
}

/**
 * The first rule that matches a file applies. Imports within the folder of the rule and type imports are always
 * allowed. `docs/architecture.md` explains the layers.
 */
export const importRules: readonly ImportRule[] = [
  {
    files: 'schemas/',
    purpose: 'grammar of site.yaml: text, link, image, figure, definition of a section kind',
    allow: ['zod'],
  },
  {
    files: 'src/contract/manifest',
    purpose: 'description of a build, written by publish and read by the server',
    allow: ['node:', 'zod'],
  },
  {
    files: 'src/contract/',
    purpose: 'agreements between layers: headers, routes, request limits, suggestions',
    allow: ['fastest-levenshtein'],
  },
  {
    files: 'src/content/',
    purpose: 'pure compiler from text to pages, with diagnostics and origins; no React, no Node',
    allow: [
      'schemas/',
      'src/contract/',
      'yaml',
      'zod',
      'entities',
      'fastest-levenshtein',
      'mdast-util-from-markdown',
      'micromark-core-commonmark',
    ],
  },
  {
    files: 'src/theme/sections/*/schema',
    purpose: 'schema and outline of a section kind',
    allow: ['zod', 'schemas/', 'src/contract/request-path.ts'],
  },
  {
    files: 'src/theme/sections/*/',
    purpose: 'view of a section kind',
    allow: [
      'react',
      'src/theme/ui/',
      'src/theme/style/',
      'src/contract/forms.ts',
      'src/contract/request-limits.ts',
      'src/contract/request-text.ts',
    ],
    deny: ['schema.ts'],
  },
  {
    files: 'src/theme/sections/views',
    purpose: 'loads the view of a kind by its folder',
    allow: [],
    deny: ['schema.ts'],
  },
  {
    files: 'src/theme/sections/',
    purpose: 'list of section kinds and the vocabulary made of them',
    allow: ['schemas/', 'src/theme/style/contrast-pairs.ts', 'src/theme/defaults/'],
    deny: ['.tsx'],
  },
  {
    files: 'src/theme/defaults/',
    purpose: 'defaults of a site file: look, words by language, navigation',
    allow: ['schemas/look.ts', 'src/contract/languages.ts', 'src/contract/request-path.ts'],
  },
  {
    files: 'src/theme/style/',
    purpose: 'tokens and global styles; the only files that import emotion',
    allow: ['@emotion/react', 'src/contract/languages.ts'],
  },
  {
    files: 'src/theme/ui/',
    purpose: 'components that views share',
    allow: ['react', 'src/theme/style/'],
  },
  {
    files: 'src/theme/shell/',
    purpose: 'header bar, menu, footer, not-found page',
    allow: [
      'react',
      'react-dom',
      'src/theme/ui/',
      'src/theme/style/',
      'src/theme/search/SearchDialog.tsx',
      'src/contract/rich-text.ts',
    ],
  },
  {
    files: 'src/theme/search/',
    purpose: 'search dialog and index, loaded when the search is first opened',
    allow: ['react', 'minisearch', 'src/theme/ui/', 'src/theme/style/'],
  },
  {
    files: 'src/app/',
    purpose: 'React application: routes, focus, head, hydration',
    allow: [
      'react',
      'react-dom',
      'wouter',
      'virtual:',
      'src/theme/shell/',
      'src/theme/ui/',
      'src/theme/style/',
      'src/theme/sections/views.ts',
      'src/contract/routes.ts',
      'src/contract/rich-text.ts',
    ],
  },
  {
    files: 'src/site-folder/',
    purpose: 'reads a site folder: site.yaml, public/, sizes of images, fonts',
    allow: [
      'node:',
      'image-size',
      'harfbuzzjs',
      'wawoff2',
      'htmlparser2',
      'lightningcss',
      'yaml',
      'zod',
      'src/content/',
      'src/contract/',
      'src/theme/sections/schemas.ts',
    ],
  },
  {
    files: 'src/publish/',
    purpose:
      'from CompiledSite to dist: bundle, documents, images, link check, files for static hosts',
    allow: [
      'node:',
      'vite',
      '@vitejs/plugin-react',
      'react',
      'react-dom',
      'htmlparser2',
      'lightningcss',
      'p-map',
      'esbuild',
      'tsx/esm/api',
      '@resvg/resvg-js',
      'harfbuzzjs',
      'wawoff2',
      'sharp',
      'zod',
      'schema-dts',
      'feed',
      'ical-generator',
      'schemas/',
      'src/app/',
      'src/theme/',
      'src/content/',
      'src/contract/',
      'src/site-folder/',
    ],
  },
  {
    files: 'src/server/',
    purpose: 'serves dist by its manifest',
    allow: ['node:', 'negotiator', 'src/contract/'],
  },
  {
    files: 'src/contact/',
    purpose: 'accepts, stores and delivers contact requests',
    allow: ['node:', '@libsql/client', 'nodemailer', 'zod', 'src/contract/', 'src/server/'],
  },
  {
    files: 'src/publication/',
    purpose: 'publishes a site: changes since the last time, build, upload, commit',
    allow: [
      'node:',
      'zod',
      'src/content/',
      'src/contract/',
      'src/site-folder/',
      'src/theme/sections/schemas.ts',
    ],
  },
  ...studioImportRules,
  {
    files: 'src/commands/',
    purpose: 'one entry file for each npm script',
    allow: [
      'node:',
      'ora',
      'pino',
      'yaml',
      'zod',
      'vite',
      'playwright-core',
      'sharp',
      'tar-fs',
      'schemas/',
      'src/',
    ],
    deny: ['src/studio/'],
  },
]
