/** Why a mutant may live: classes of changes that make no difference, or none that a test could see. */
import { isOne } from './changes.ts'
import { same } from './same.ts'
import type { Survivor } from './survivors.ts'

export interface Reason {
  readonly name: string
  readonly about: string
  readonly explains: (survivor: Survivor) => boolean
}

/** In the order in which they are tried. */
export const reasons: readonly Reason[] = [
  {
    name: 'own process',
    about:
      'Only runs as a process of its own, where a change cannot be switched on; `tests/server/contact/commands.test.ts` starts it.',
    explains: ({ file }) => file.endsWith('contact/cli.ts'),
  },
  {
    name: 'noticed',
    about:
      'Tests notice it that are not among the 120 that are run for one change: made by hand, it failed in `tests/compiler/read/examine.test.ts`, `tests/compiler/read/parse.test.ts`, `tests/compiler/resolve/definitions.test.ts` or `tests/diagnostics/note-details.test.ts`.',
    explains: (survivor) =>
      // The list of warnings, and each of them.
      (survivor.file.endsWith('diagnostics/catalogue.ts') &&
        /^('|\[ ')/.test(survivor.original) &&
        /^(""|\[\])$/.test(survivor.replacement)) ||
      isOne(
        ['read/grow.ts', "typeof path.at(-1) === 'number'", 'true'],
        ['read/parse.ts', '{ Error.stackTraceLimit = stackTraceLimit }', '{}'],
        ['resolve/variables.ts', "key === 'value'", 'true'],
      )(survivor),
  },
  {
    name: 'faster',
    about: 'Only saves work: without it the result is the same, later.',
    explains: isOne(
      ['review/near-copies.ts', '!LONG.test(value)', 'false'],
      ['resolve/variables.ts', '!/[{}]/.test(template)', 'false'],
      ['resolve/references.ts', 'value === undefined || value === null'],
      [
        'resolve/links.ts',
        "address.kind === 'relative' || (address.kind === 'route' && !isThere(address.path, context))",
      ],
      ['resolve/links.ts', "address.kind === 'relative'"],
      ['resolve/links.ts', "'relative'"],
      ['resolve/links.ts', "address.kind === 'route' && !isThere(address.path, context)"],
      ['resolve/links.ts', "'route'"],
      ['resolve/references.ts', 'value === undefined'],
      ['resolve/references.ts', 'value === null'],
      ['resolve/resolve.ts', "'{'"],
      [
        'resolve/references.ts',
        "schema instanceof z.ZodDiscriminatedUnion && typeof value === 'object'",
        'false',
      ],
      ['resolve/references.ts', "'object'"],
      [
        'resolve/references.ts',
        '{ for (const { ref, path: inside } of sectionReferences(schema, value)) yield { ref, path: [...path, ...inside] } return }',
      ],
      ['resolve/references.ts', 'before?.schema === schema', 'false'],
      ['resolve/references.ts', '{ schema, found }'],
      ['review/near-copies.ts', 'memory?.next() ?? sentencesOfText'],
      ['review/near-copies.ts', 'asked.get(text) ?? before.get(text)'],
      [
        'review/near-copies.ts',
        '{ const before = this.#known const asked = new Map<string, readonly string[]>() this.#known = asked return (text) => { const sentences = asked.get(text) ?? before.get(text) ?? sentencesOfText(text) asked.set(text, sentences) return sentences } }',
      ],
      ['validate/validate.ts', 'last?.root !== root', 'true'],
      ['contrast/oklab.ts', 'isShown(1)', 'false'],
      ['read/characters.ts', '!PERHAPS.test(text)', 'false'],
      ['parts/memory.ts', 'before.start === start', 'false'],
      ['parts/memory.ts', 'known.get(name) ?? this.#begun.get(name)'],
      ['mending/window.ts', 'least > 0'],
      ['mending/mend.ts', 'originals === lines', 'false'],
      ['parts/shifted.ts', 'by === 0', 'false'],
      ['read/problems.ts', 'document.errors.length > 0'],
      ['read/read.ts', 'invisible.length > 0'],
      [
        'resolve/links.ts',
        'pages.has(routeKey(path)) || publicFiles.has(path) || BUILT_FILES.includes(path)',
      ],
    ),
  },
  {
    name: 'more than twelve',
    about:
      'Decides by which lines repairs are compared in form. Twelve of those that are left are tried in all of the text, whose verdict counts; only where more are left could another repair win. No test has such a text: a gap that is known.',
    explains: isOne(
      ['mending/search.ts', 'Math.min(...rewritten.keys())'],
      ['mending/search.ts', 'Math.max(...rewritten.keys())'],
      ['mending/search.ts', `\`\${ends}\``],
    ),
  },
  {
    name: 'in one piece',
    about:
      'Only makes a text be read in one piece that could be read in parts, or in parts that cannot be read, and then in one piece: with the same result, later.',
    explains: isOne(
      ['parts/memory.ts', 'tree && shifted(tree, start - before.start)', 'false'],
      ['parts/read-part.ts', 'parsed.stopped || !document', 'parsed.stopped && !document'],
      ['parts/read-part.ts', "''"],
      ['parts/split.ts', 'sign === LINE_BREAK', 'false'],
      ['parts/split.ts', '-1', '+1'],
      ['parts/split.ts', 'end === -1', 'false'],
      ['parts/split.ts', 'text.charCodeAt(at) === HYPHEN', 'true'],
    ),
  },
  {
    name: 'near a limit',
    about:
      'Only matters for a text that is within two percent of a limit, millions of words long: there, reading all of it decides.',
    explains: isOne(
      [
        'parts/examine-parts.ts',
        'parts.length > limits.entries * NEARLY',
        'parts.length >= limits.entries * NEARLY',
      ],
      ['parts/examine-parts.ts', 'limits.entries * NEARLY'],
      [
        'parts/examine-parts.ts',
        'joined.lexemes > limits.lexemes * NEARLY',
        'joined.lexemes >= limits.lexemes * NEARLY',
      ],
      ['parts/examine-parts.ts', 'limits.lexemes * NEARLY'],
    ),
  },
  {
    name: 'checked again',
    about:
      'What this lets through is refused, or is taken apart in the same way, by what comes next: `isIP`, `URL.canParse`, a key that is not in the list.',
    explains: isOne(
      ['contact/settings.ts', '/^(?:libsql|https?|wss?):\\/\\/[^/\\s]+/i'],
      ['contact/answers.ts', 'Object.keys(fields ?? {}).filter(isPart)'],
      ['contact/query.ts', 'name === undefined'],
      ['compiler/suggest.ts', 'a.length !== b.length', 'false'],
      ['compiler/suggest.ts', 'at !== -1', 'true'],
      ['resolve/address.ts', "scheme === 'tel'", 'true'],
      ['resolve/resolve.ts', "ref.ref !== 'link'", 'false'],
      ['resolve/remarks.ts', "ref.ref === 'link'", 'true'],
      ['resolve/remarks.ts', "path[0] === 'figures'", 'true'],
      ['resolve/remarks.ts', "path[0] !== 'routes' || typeof path[1] !== 'number'"],
      ['resolve/remarks.ts', "path[0] !== 'routes'", 'false'],
      ['resolve/remarks.ts', "typeof path[1] !== 'number'", 'false'],
      ['resolve/references.ts', "ref.ref === 'image'", 'true'],
      ['resolve/references.ts', 'field', 'true'],
      ['resolve/doubts.ts', 'written === ANYTHING', 'false'],
      ['resolve/route-findings.ts', "route.kind === 'map'", 'true'],
      ['resolve/variables.ts', 'used !== undefined', 'true'],
    ),
  },
  {
    name: 'the same',
    about: 'The other way of writing it gives the same for every input there can be.',
    explains: isOne(...same),
  },
  {
    name: 'time and chance',
    about:
      'How long something waits, by chance or by a setting: tests that wait as long would be slow, and tests with other times are there.',
    explains: isOne(
      ['contact/busy.ts', 'SHORTEST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS'],
      ['contact/busy.ts', 'Math.random() * LONGEST_PAUSE_MS'],
      ['contact/postman.ts', '{ first: 5_000, longest: 5 * 60_000 }'],
      ['contact/postman.ts', '5 * 60_000'],
      ['contact/postman.ts', '{ first: 60_000, longest: 6 * 3600_000 }'],
      ['contact/postman.ts', '6 * 3600_000'],
      ['contact/database.ts', '{ concurrency: 1, timeout: BLOCKING_MS }'],
      ['contact/database.ts', 'attempt < LOG_ATTEMPTS'],
      ['contact/database.ts', 'attempt += 1'],
      ['contact/store.ts', 'performance.now() - this.#failedAt < PAUSE_MS'],
    ),
  },
  {
    name: 'second guard',
    about:
      'Another guard, or the system itself, refuses the same: it is there in case the first one fails.',
    explains: isOne(
      ['contact/mailer.ts', "'debug'"],
      ['contact/mailer.ts', "'transactionLog'"],
      ['contact/mailer.ts', 'true', 'false'],
      ['contact/mailer.ts', "error instanceof Error && 'responseCode' in error"],
      ['contact/mailer.ts', '/^(EENVELOPE|EMESSAGE)$/'],
      ['contact/mailer.ts', "'no code'"],
      ['contact/database.ts', "codeOf(error) !== 'EEXIST'"],
      ['contact/database.ts', "'EEXIST'"],
      [
        'contact/database.ts',
        "{ // Another server was quicker. if (codeOf(error) !== 'EEXIST') throw error }",
      ],
      ['contact/postman.ts', 'this.#end.signal.aborted', 'false'],
      ['contact/postman.ts', 'false', 'true'],
      ['contact/store.ts', 'this.#current !== open', 'false'],
      ['contact/writer.ts', "'The store failed.'"],
      ['compiler/compile.ts', '({ lines }) => [...lines]'],
      ['compiler/compile.ts', '[...lines]'],
      ['contrast/faults.ts', 'role === undefined', 'false'],
      ['contrast/faults.ts', "'There is nothing left.'"],
      ['contrast/findings.ts', "value.kind === 'scalar'", 'true'],
      ['contrast/mending.ts', '!before', 'false'],
      [
        'contact/database.ts',
        "{ // Another server was quicker. if (codeOf(error) !== 'EEXIST') throw error }",
      ],
    ),
  },
  {
    name: 'needs a server',
    about:
      'What is different for a database server: there is none in these tests, and one that is away fails all the same.',
    explains: isOne(
      ['contact/database.ts', '{ authToken: token }'],
      ['contact/database.ts', 'isFile', 'true'],
      ['contact/database.ts', 'path', 'true'],
      ['contact/database.ts', 'path !== undefined', 'true'],
      ['contact/database.ts', 'Number(rows[0]?.busy) === 0', 'false'],
      ['contact/database.ts', "''"],
    ),
  },
  {
    name: 'never missing',
    about:
      'A value that the types allow to be missing (`noUncheckedIndexedAccess`, optional keys) and that is always there: what stands in for it is never used.',
    explains: (survivor) =>
      survivor.mutator === 'OptionalChaining' ||
      (/^(''|\[\]|'\/')$/.test(survivor.original) && /(\?\?|=|:)\s*$/.test(survivor.before)) ||
      isOne(
        ['validate/translate.ts', "'This name is not possible here.'"],
        ['validate/translate.ts', "'this'"],
        ['contact/command-line.ts', "'Something went wrong.'"],
        ['pages/sheets.ts', 'label === undefined', 'false'],
        ['pages/sheets.ts', '[]'],
        ['resolve/route-findings.ts', 'type === undefined', 'false'],
        ['resolve/route-findings.ts', '[]'],
        ['pages/substitute.ts', "{ kind: 'nothing' }"],
        ['pages/substitute.ts', "'nothing'"],
        ['pages/substitute.ts', "{ value: '', label: '' }"],
        ['pages/substitute.ts', '{ width: 0, height: 0 }'],
        ['compiler/context.ts', '[]'],
        ['read/grow.ts', 'last === -1', 'false'],
        ['read/problems.ts', 'marker === -1', 'false'],
        ['read/problems.ts', 'header === -1', 'false'],
        ['read/problems.ts', '!node.range', 'false'],
        ['compiler/misnamed.ts', '!one || !kind || !name'],
        ['compiler/misnamed.ts', '!one || !kind'],
        ['resolve/variables.ts', 'value !== null', 'true'],
      )(survivor),
  },
]

/** The first reason that explains a survivor; undefined where none does. */
export const reasonFor = (survivor: Survivor): Reason | undefined =>
  reasons.find(({ explains }) => explains(survivor))
