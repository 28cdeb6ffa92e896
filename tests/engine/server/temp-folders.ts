import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, onTestFinished } from 'vitest'

/** A new empty folder. */
export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'site-'))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A new empty folder that goes with the test that runs. */
export function createTestFolder(): string {
  const folder = createTempFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** A new empty folder that goes with the last test of the file. */
export function createSuiteFolder(): string {
  const folder = createTempFolder()
  afterAll(() => remove(folder))
  return folder
}

/** A new empty folder for each test. @returns what gives the path of something in it */
export const setupTestFolder = () => {
  let folder: string
  beforeEach(() => {
    folder = createTestFolder()
  })
  return (...parts: readonly string[]) => join(folder, ...parts)
}
