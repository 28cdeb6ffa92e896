import { type Area, areas, isAreaName } from './areas.ts'

/** The area that is being tested: `run.ts` names it in the environment. */
export const areaNow = (): Area => {
  const name = process.env.MUTATION_AREA ?? ''
  if (!isAreaName(name)) throw new Error(`There is no area "${name}".`)
  return areas[name]
}
