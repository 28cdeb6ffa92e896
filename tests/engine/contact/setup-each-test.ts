/** What every test of a file gets anew. */
import { afterEach, beforeEach } from 'vitest'

/** Makes something before each test, and closes it after. @returns what gives that of the present test */
export const setupEachTest = <T extends { close: () => unknown }>(create: () => T | Promise<T>) => {
  let present: T
  beforeEach(async () => {
    present = await create()
  })
  afterEach(async () => {
    await present.close()
  })
  return () => present
}
