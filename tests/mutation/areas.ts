/** What is mutated, in parts small enough to be asked about alone, and the tests that have to notice. */

export interface Area {
  /** The files that are mutated. */
  readonly mutate: readonly string[]
  /** The test files that are run: those that are about these files, run in their process, and are quick. */
  readonly tests: readonly string[]
  /** The folders of `tests/faults` whose mistakes have to be found as well. */
  readonly faults?: readonly string[]
  /** How many mistakes of each code are enough. */
  readonly most?: number
}

const contact = (...names: readonly string[]) =>
  names.map((name) => `src/server/contact/${name}.ts`)
const contactTests = (...names: readonly string[]) =>
  names.map((name) => `tests/server/contact/${name}.test.ts`)

const mending = (...names: readonly string[]) =>
  names.map((name) => `src/compiler/read/mending/${name}.ts`)
const mendingTests = (...names: readonly string[]) =>
  names.map((name) => `tests/compiler/read/mending/${name}.test.ts`)

const byName = {
  nearest: { mutate: ['src/nearest.ts'], tests: ['tests/nearest.test.ts'] },
  requests: {
    mutate: [
      'src/request-limits.ts',
      ...contact(
        'answers',
        'client-address',
        'blind',
        'csv',
        'handler',
        'keys',
        'letter',
        'listing',
      ),
      ...contact('navigation', 'pages', 'query', 'rate-limit', 'settings', 'suspicion', 'trouble'),
      ...contact('validation', 'values'),
    ],
    tests: contactTests(
      ...['validation', 'calls', 'client-address', 'csv', 'keys', 'letter', 'listing', 'pages'],
      ...['problems', 'rate-limit', 'settings', 'suspicion'],
    ),
  },
  store: {
    mutate: [
      ...contact('busy', 'cli', 'command-line', 'commands', 'database', 'deadline', 'erasing'),
      ...contact('mailer'),
      ...contact('migrations', 'outbox', 'postman', 'records', 'retention', 'service', 'store'),
      ...contact('writer'),
    ],
    tests: contactTests(
      ...['deadline', 'busy', 'retention', 'migrations', 'opening', 'erased', 'command', 'letters'],
      ...['writer', 'mailer', 'postman', 'pause', 'store', 'service', 'command-line'],
    ),
  },
  diagnostics: {
    mutate: ['src/diagnostics/**/*.ts'],
    tests: ['notes', 'note-details', 'position', 'finding', 'frame', 'format'].map(
      (name) => `tests/diagnostics/${name}.test.ts`,
    ),
  },
  resolve: {
    mutate: ['src/compiler/resolve/**/*.ts'],
    tests: [
      'doubts',
      'references',
      'address',
      'links',
      'variables',
      'definitions',
      'built-files',
      'route-findings',
      'resolve',
      'remarks',
    ].map((name) => `tests/compiler/resolve/${name}.test.ts`),
    faults: ['link', 'anchor', 'figure', 'image', 'font', 'route', 'variable', 'set', 'file'],
  },
  pages: {
    mutate: [
      'src/compiler/{pages,review}/**/*.ts',
      'src/compiler/{context,locate,misnamed,once,remark,suggest,tree}.ts',
    ],
    tests: [
      ...['suggest', 'tree', 'context', 'remark', 'locate', 'review/review'],
      ...['pages/pages', 'pages/sheets', 'pages/substitute'],
    ].map((name) => `tests/compiler/${name}.test.ts`),
    faults: ['page', 'font', 'set', 'anchor', 'figure', 'link', 'section'],
  },
  road: {
    mutate: ['src/compiler/{compile,memory}.ts'],
    tests: ['compile', 'pages/pages', 'resolve/resolve'].map(
      (name) => `tests/compiler/${name}.test.ts`,
    ),
    faults: [
      ...['page', 'font', 'set', 'anchor', 'figure', 'link', 'section', 'file', 'image', 'route'],
      ...['variable', 'theme', 'schema', 'yaml'],
    ],
    most: 2,
  },
  contrast: {
    mutate: ['src/compiler/contrast/**/*.ts'],
    tests: [
      ...['contrast', 'failures', 'findings'].map(
        (name) => `tests/compiler/contrast/${name}.test.ts`,
      ),
      'tests/properties/contrast.test.ts',
    ],
    faults: ['theme'],
  },
  validate: {
    mutate: ['src/compiler/validate/**/*.ts'],
    tests: [
      'reformed',
      'unions',
      'issues',
      'unknown-keys',
      'expand',
      'schema-walk',
      'section-types',
      'translate',
      'promises',
      'validate',
    ].map((name) => `tests/compiler/validate/${name}.test.ts`),
    faults: ['section', 'schema'],
  },
  read: {
    mutate: ['src/compiler/read/*.ts', 'src/compiler/read/parts/*.ts'],
    tests: [
      'characters',
      'examine',
      'parse',
      'parts',
      'problems',
      'read',
      'read-part',
      'split',
      'limits',
    ].map((name) => `tests/compiler/read/${name}.test.ts`),
    faults: ['yaml'],
    most: 2,
  },
  layout: {
    mutate: mending('layout', 'strays', 'window'),
    tests: mendingTests('layout', 'strays', 'tabs', 'window'),
  },
  brackets: {
    mutate: mending('brackets', 'punctuation', 'repair'),
    tests: mendingTests('brackets', 'punctuation', 'repair'),
  },
  mending: {
    mutate: mending('echoes', 'judge', 'mend', 'search', 'suspects'),
    tests: mendingTests('echoes', 'judge', 'mend', 'search', 'suspects'),
    faults: ['yaml'],
    most: 2,
  },
} as const satisfies Readonly<Record<string, Area>>

export type AreaName = keyof typeof byName

/** By name. */
export const areas: Readonly<Record<AreaName, Area>> = byName

/** Whether there is such an area. */
export const isAreaName = (name: string): name is AreaName => Object.hasOwn(areas, name)
