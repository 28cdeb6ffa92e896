import type { ImportRule } from './import-rules.ts'

/** The imports of the studio. The first rule that matches a file applies. */
export const studioImportRules: readonly ImportRule[] = [
  {
    files: 'src/studio/protocol/',
    purpose: 'schemas of what the server and the client of the studio exchange',
    allow: ['zod'],
  },
  {
    files: 'src/studio/edit/',
    purpose: 'edits of a site file as pure functions from text and change to text and splices',
    allow: ['src/content/', 'src/contract/'],
  },
  {
    files: 'src/studio/forms/',
    purpose: 'forms derived from the schemas, as plain data',
    allow: ['zod', 'schemas/', 'src/content/', 'src/contract/languages.ts'],
  },
  {
    files: 'src/studio/positions/',
    purpose: 'positions of one version of the file in another, for server and client',
    allow: ['src/content/', 'src/studio/edit/data.ts'],
  },
  {
    files: 'src/studio/client/file/',
    purpose: 'source editor, loaded when it is opened',
    allow: [
      'react',
      '@codemirror/',
      '@lezer/highlight',
      'src/content/splices.ts',
      'src/studio/protocol/',
      'src/studio/client/api.ts',
      'src/studio/client/Conflict.tsx',
    ],
  },
  {
    files: 'src/studio/client/rich-text/',
    purpose: 'editor of texts with marks; Markdown of the subset from and to its state',
    allow: [
      'react',
      'react-dom',
      'lexical',
      '@lexical/',
      'lucide-react',
      'src/content/rich-text/parse.ts',
      'src/studio/client/keys.ts',
      'src/studio/client/in-place-field.ts',
    ],
  },
  {
    files: 'src/studio/client/',
    purpose: 'React client of the studio, in development only',
    allow: [
      'react',
      'react-dom',
      '@tanstack/react-query',
      'libphonenumber-js',
      'lucide-react',
      'react-aria-components',
      '@internationalized/date',
      'src/theme/style/color-variable.ts',
      'zod',
      'src/studio/positions/position-map.ts',
      'src/studio/protocol/',
    ],
  },
  {
    files: 'src/studio/browser/',
    purpose: 'scripts on the previewed page: diagnostics, editing in place',
    allow: ['react', 'virtual:', 'src/app/', 'src/theme/style/', 'src/studio/client/api.ts'],
  },
  {
    files: 'src/studio/',
    purpose: 'development server with live preview and gallery; server of the studio',
    allow: [
      'node:',
      'vite',
      '@vitejs/plugin-react',
      'react',
      'react-dom',
      '@codemirror/state',
      'diff',
      'htmlparser2',
      'virtual:',
      'yaml',
      'zod',
      'schemas/',
      'src/',
    ],
    deny: ['src/commands/'],
  },
]
