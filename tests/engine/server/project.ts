/** A project of its own to start the server in, so that changes to the real one mean nothing to it. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fingerprint } from '../../../src/publish/fingerprint.ts'
import { type PublishedFile, publish } from '../../../src/publish/publish.ts'
import { placesOf } from '../../../src/site-folder/places.ts'
import { publicationIn, temporaryFolder } from './site.ts'

/** Stands for the build: fails, hangs or copies a finished site, as the environment says. */
const BUILD = `
import { cpSync } from 'node:fs'
const { FINISHED, HANG, OUT_DIR } = process.env
if (HANG) console.log('pid ' + process.pid + '.', setInterval(() => {}, 1000) && '')
else if (FINISHED) cpSync(FINISHED, OUT_DIR, { recursive: true })
else process.exit(1)
`

export type Started = ChildProcessByStdio<null, Readable, Readable>

/** A project with a built site, up to date. */
export const createProject = async (files: readonly PublishedFile[]) => {
  const folder = temporaryFolder()
  const { root } = placesOf({})
  for (const part of [
    'package.json',
    ...['commands', 'contact', 'contract', 'publish', 'server', 'site-folder'].map(
      (folder) => `src/${folder}`,
    ),
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'src/commands/build.ts'), BUILD)
  writeFileSync(join(folder, 'site.yaml'), 'company: {}')
  const inputs = fingerprint({
    root: folder,
    siteFile: join(folder, 'site.yaml'),
    publicDir: join(folder, 'public'),
  })
  const publication = publicationIn(folder, { files, inputs })
  await publish(publication)

  /** @param byShell in a shell that waits for the server and hands no signal on */
  const start = (env: NodeJS.ProcessEnv = {}, within = '', byShell = false): Started => {
    const cwd = join(folder, within)
    mkdirSync(cwd, { recursive: true })
    const command = [process.execPath, '--import', 'tsx', join(folder, 'src/commands/start.ts')]
    const [program = '', ...args] = byShell ? ['sh', '-c', '"$@"; exit', 'sh', ...command] : command
    return spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const remove = () => rmSync(folder, { recursive: true })
  return { outDir: publication.outDir, start, remove }
}

/** All that a stream says until it matches. */
export const until = async (stream: Readable, expected: RegExp): Promise<RegExpExecArray> => {
  let said = ''
  for await (const text of stream.iterator({ destroyOnReturn: false })) {
    said += text
    const found = expected.exec(said)
    if (found) return found
  }
  throw new Error(`Ended without ${expected}: ${said}`)
}
