import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CompileCache, getPartText } from '../content/cache.ts'
import { decodePart, encodePart } from '../content/parse/parts/encode-part.ts'
import type { Project } from './project.ts'

export interface ParsedParts {
  /** Finds the parts of the last compilation that are unchanged, and knows which of their texts have no warnings. */
  readonly cache: CompileCache
  readonly save: () => void
}

/** Parsed parts of a site file in `node_modules/.cache/parts`. @param sources hash of the program */
export function openParsedParts({ root, siteFile }: Project, sources: string): ParsedParts {
  const file = join(root, 'node_modules/.cache/parts', hash(siteFile).slice(0, 32))
  const known = readLines(file, sources)
  const cache: CompileCache = new CompileCache({
    find: (key, start) => {
      const line = known.get(hash(key))
      if (!line) return undefined
      const part = { text: getPartText(key), start }
      return decodePart(line.toString('utf8', HASH_LENGTH), part, cache.texts)
    },
  })
  return { cache, save: () => saveParts(cache, file, sources, known) }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const HASH_LENGTH = 43
const LINE_BREAK = 10

/** By the hash of the key, with which each line starts. */
type Lines = ReadonlyMap<string, Buffer>

/** JSON of each part, as bytes to save memory. Empty if the file is missing, damaged or of another program. */
function readLines(file: string, sources: string): Lines {
  const lines = new Map<string, Buffer>()
  try {
    const bytes = readFileSync(file)
    const body = bytes.subarray(HASH_LENGTH)
    if (bytes.toString('latin1', 0, HASH_LENGTH) !== computeChecksum(body, sources)) return lines
    for (let at = 1; at < body.length; ) {
      const end = body.indexOf(LINE_BREAK, at)
      const line = body.subarray(at, end === -1 ? body.length : end)
      lines.set(line.toString('latin1', 0, HASH_LENGTH), line)
      at += line.length + 1
    }
    return lines
  } catch {
    return lines
  }
}

const computeChecksum = (body: Buffer, sources: string): string =>
  createHash('sha256').update(sources).update(body).digest('base64url')

function saveParts(
  { parts, texts }: CompileCache,
  file: string,
  sources: string,
  known: Lines,
): void {
  let hasChanged = parts.entries.size !== known.size
  const lines = [...parts.entries].flatMap(([key, part]) => {
    const name = hash(key)
    const line = known.get(name)
    if (line !== undefined) return [line]
    hasChanged = true
    const encoded = encodePart(part, getPartText(key), texts)
    return encoded === undefined ? [] : [Buffer.from(name + encoded)]
  })
  if (!hasChanged) return
  const body = Buffer.concat(lines.flatMap((line) => [Buffer.of(LINE_BREAK), line]))
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, Buffer.concat([Buffer.from(computeChecksum(body, sources)), body]))
  renameSync(temporary, file)
}
