import { afterEach, beforeEach } from 'vitest'

/** Creates a value before each test and closes it afterwards. @returns a getter for the current value */
export const setupEachTest = <T extends { close: () => unknown }>(create: () => T | Promise<T>) => {
  let current: T
  beforeEach(async () => {
    current = await create()
  })
  afterEach(async () => {
    await current.close()
  })
  return () => current
}
