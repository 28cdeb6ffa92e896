/** Replaces a folder in one step, so that no incomplete folder is visible. */
import { existsSync, renameSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MANIFEST_FILE } from '../contract/manifest.ts'

/** After a failure, pending writes may still create files, so retry. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

const isRunning = (pid: number): boolean => {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Deletes temporary folders of killed builds. One that was killed while it replaced the folder left the old one. */
const sweep = async (folder: string): Promise<void> => {
  const prefix = `${basename(folder)}.`
  for (const name of await readdir(dirname(folder))) {
    const [, pid] = /^(?:next|old)-(\d+)$/.exec(name.slice(prefix.length)) ?? []
    if (!name.startsWith(prefix) || !pid || isRunning(Number(pid))) continue
    const path = join(dirname(folder), name)
    if (name.startsWith(`${prefix}old-`) && !existsSync(folder)) renameSync(path, folder)
    else await remove(path)
  }
}

const assertOurs = async (folder: string): Promise<void> => {
  if (!existsSync(folder) || existsSync(join(folder, MANIFEST_FILE))) return
  if ((await readdir(folder)).length === 0) return
  throw new Error(
    `${folder} holds something else than a built site. Empty it, or choose another with OUT_DIR.`,
  )
}

/** `fill` gets a temporary folder. On failure `folder` is unchanged. @throws also if `folder` is not a built site */
export const replaceFolder = async (
  folder: string,
  fill: (fresh: string) => Promise<void>,
): Promise<void> => {
  const fresh = `${folder}.next-${process.pid}`
  const old = `${folder}.old-${process.pid}`
  await assertOurs(folder)
  await mkdir(dirname(folder), { recursive: true })
  await sweep(folder)
  try {
    await mkdir(fresh)
    await fill(fresh)
    // Synchronous, so that no signal handler ends the process in between.
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(fresh, folder)
  } catch (error) {
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder)
    await remove(fresh)
    throw error
  }
  await remove(old)
}
