import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CompileCache, type PartSource } from '../content/cache.ts'
import { decodePart, encodePart } from '../content/parse/parts/encode-part.ts'
import type { Project } from './project.ts'

export interface ParsedParts {
  /** Finds the parts of the last compilation that are unchanged. */
  readonly cache: CompileCache
  readonly save: () => void
}

/** Parsed parts of a site file in `node_modules/.cache/parts`. @param sources hash of the program */
export function openParsedParts({ root, siteFile }: Project, sources: string): ParsedParts {
  const file = join(root, 'node_modules/.cache/parts', hash(siteFile).slice(0, 32))
  const known = readLines(file, sources)
  const source: PartSource = {
    find: (key) => {
      const line = known.get(hash(key))
      return line === undefined ? undefined : decodePart(line)
    },
  }
  const cache = new CompileCache(source)
  return { cache, save: () => saveParts(cache, file, sources, known) }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** JSON of each part by the hash of its key. Empty if the file is missing, damaged or of another program. */
function readLines(file: string, sources: string): ReadonlyMap<string, string> {
  try {
    const [checksum, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (checksum !== computeChecksum(lines, sources)) return new Map()
    return new Map(lines.map((line) => [line.slice(0, HASH_LENGTH), line.slice(HASH_LENGTH)]))
  } catch {
    return new Map()
  }
}

const HASH_LENGTH = 43

function computeChecksum(lines: readonly string[], sources: string): string {
  const sum = createHash('sha256').update(sources)
  for (const line of lines) sum.update(`\n${line}`)
  return sum.digest('base64url')
}

function saveParts(
  { parts }: CompileCache,
  file: string,
  sources: string,
  known: ReadonlyMap<string, string>,
): void {
  let hasChanged = parts.entries.size !== known.size
  const lines = [...parts.entries].flatMap(([key, part]) => {
    const name = hash(key)
    const line = known.get(name)
    if (line !== undefined) return [name + line]
    hasChanged = true
    const encoded = encodePart(part)
    return encoded === undefined ? [] : [name + encoded]
  })
  if (!hasChanged) return
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, [computeChecksum(lines, sources), ...lines].join('\n'))
  renameSync(temporary, file)
}
