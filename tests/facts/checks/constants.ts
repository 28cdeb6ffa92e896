import { same, type Topic } from './check.ts'

/** Sections 4, 8 and 9. */
export const constants: Topic = {
  'every constant of the interface is as given': ({ shell: { behaviour } }, { constants }) => {
    const { errorScreen: _, ...given } = constants
    const found = Object.fromEntries(Object.entries(behaviour).filter(([name]) => name in given))
    return Object.entries(given).flatMap(([name, value]) => same(name, found[name], value))
  },
  'the error screen says what it must': ({ shell }, { constants }) =>
    same('headline', shell.errorScreen.headline, constants.errorScreen),
}
