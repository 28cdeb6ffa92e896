import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, onTestFinished } from 'vitest'

export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'site-'))

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** An empty folder, removed after the current test. */
export function createTestFolder(): string {
  const folder = createTempFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** An empty folder, removed after the last test of the file. */
export function createSuiteFolder(): string {
  const folder = createTempFolder()
  afterAll(() => remove(folder))
  return folder
}

/** An empty folder for each test. @returns a function that joins paths to it */
export const setupTestFolder = () => {
  let folder: string
  beforeEach(() => {
    folder = createTestFolder()
  })
  return (...parts: readonly string[]) => join(folder, ...parts)
}
