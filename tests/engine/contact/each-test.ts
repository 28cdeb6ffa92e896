/** What every test of a file gets anew. */
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { folderOfTest } from '../server/folder.ts'

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
  let folder: string
  beforeEach(() => {
    folder = folderOfTest()
  })
  return (...parts: readonly string[]) => join(folder, ...parts)
}
