import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { getErrorCode } from '../contract/error-code.ts'
import type { Places } from '../site-folder/places.ts'
import { createPrivateFolder } from '../site-folder/private-folder.ts'

export class PublicationRunningError extends Error {
  override readonly message =
    'The site is being published by another window or program. Wait until it is done.'
}

/**
 * Prevents two publications of a site at once, also by different processes. The lock of an ended process is taken over.
 * @returns a function that releases the lock
 * @throws PublicationRunningError, or an error of the file system
 */
export function lockPublication(site: Pick<Places, 'siteDir'>): () => void {
  const file = join(createPrivateFolder(site), 'publishing.lock')
  for (let attempt = 1; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error
      if (attempt > 1 || isRunning(readOwner(file))) throw new PublicationRunningError()
      rmSync(file, { force: true })
    }
  }
}

/** @returns NaN while the other process writes its id */
function readOwner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}
