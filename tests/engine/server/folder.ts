import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, onTestFinished } from 'vitest'

/** A new empty folder. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'site-'))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A new empty folder that goes with the test that runs. */
export function folderOfTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** A new empty folder that goes with the last test of the file. */
export function folderOfFile(): string {
  const folder = temporaryFolder()
  afterAll(() => remove(folder))
  return folder
}

/** A new empty folder for each test. @returns what gives the path of something in it */
export const eachFolder = () => {
  let folder: string
  beforeEach(() => {
    folder = folderOfTest()
  })
  return (...parts: readonly string[]) => join(folder, ...parts)
}
