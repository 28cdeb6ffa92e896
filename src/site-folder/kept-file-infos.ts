import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import type { PublicFile } from '../content/model.ts'
import type { Project } from './project.ts'
import { type FileInfo, fileInfos } from './public-files.ts'

/** Loads what earlier processes have read from the public folder. @returns a function that saves the current state */
export function loadFileInfos({ root, publicDir }: Project): () => void {
  const name = createHash('sha256').update(publicDir).digest('hex').slice(0, 32)
  const file = join(root, 'node_modules/.cache/files', name)
  const program = hashProgram(root)
  const known = readInfos(file, program)
  for (const [path, info] of known) fileInfos.set(path, info)
  return () => {
    const isSame =
      fileInfos.size === known.size &&
      [...fileInfos].every(([path, { stamp }]) => known.get(path)?.stamp === stamp)
    if (isSame) return
    const body = serialize(fileInfos)
    mkdirSync(dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}.tmp`
    writeFileSync(temporary, Buffer.concat([computeChecksum(program, body), body]))
    renameSync(temporary, file)
  }
}

/** Infos depend on this folder and on packages. */
function hashProgram(root: string): Buffer {
  const hash = createHash('sha256').update(process.version)
  const names = readdirSync(import.meta.dirname).sort()
  for (const path of names.map((one) => join(import.meta.dirname, one))) {
    hash.update(`${path}\0`).update(readFileSync(path))
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest()
}

const CHECKSUM_BYTES = 32

const computeChecksum = (program: Buffer, body: Buffer): Buffer =>
  createHash('sha256').update(program).update(body).digest()

const bytes = z.number()

const own = { bytes: z.exactOptional(bytes) }

const fileSchema: z.ZodType<PublicFile> = z.union([
  z.strictObject({ fault: z.string() }),
  z.strictObject({ width: z.number(), height: z.number(), ...own }),
  z.strictObject({ characters: z.set(z.number()), ...own }),
  z.strictObject({ bytes, styleFault: z.string().or(z.undefined()) }),
  z.strictObject({ bytes }),
])

const infosSchema = z.map(z.string(), z.strictObject({ stamp: z.string(), file: fileSchema }))

/** Empty if the file is missing, damaged or of another program. */
function readInfos(file: string, program: Buffer): ReadonlyMap<string, FileInfo> {
  try {
    const [sum, body] = split(readFileSync(file))
    if (!computeChecksum(program, body).equals(sum)) return new Map()
    return infosSchema.parse(deserialize(body))
  } catch {
    return new Map()
  }
}

const split = (bytes: Buffer) =>
  [bytes.subarray(0, CHECKSUM_BYTES), bytes.subarray(CHECKSUM_BYTES)] as const
