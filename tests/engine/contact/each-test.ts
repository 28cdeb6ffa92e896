/** What every test of a file gets anew. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { temporaryFolder } from '../server/folder.ts'

/** Makes something before each test, and closes it after. @returns what gives that of the present test */
export const eachTest = <T extends { close: () => unknown }>(create: () => T | Promise<T>) => {
  let present: T
  beforeEach(async () => {
    present = await create()
  })
  afterEach(async () => {
    await present.close()
  })
  return () => present
}

/** A new empty folder for each test. @returns what gives the path of something in it */
export const eachFolder = () => {
  const folder = eachTest(() => {
    const path = temporaryFolder()
    return { path, close: () => rmSync(path, { recursive: true, force: true }) }
  })
  return (...parts: readonly string[]) => join(folder().path, ...parts)
}
