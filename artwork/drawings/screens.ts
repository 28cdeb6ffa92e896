/** The client products: a file each under `screens/`, found by its name. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Ink } from './stroke.ts'

type Draw = () => Ink

interface Product {
  /** Name of its file, and what its pictures begin with. */
  readonly name: string
  /** The picture of its cover, unless that stands in `covers.ts`. */
  readonly cover?: Draw | undefined
  /** Its screens by the name of their function. */
  readonly screens: Readonly<Record<string, Draw>>
}

const folder = new URL('screens/', import.meta.url)

const load = async (file: string): Promise<Product> => {
  // A file of screens exports functions that draw, and nothing else.
  const { cover, ...screens }: Record<string, Draw> = await import(new URL(file, folder).href)
  return { name: basename(file, '.ts'), cover, screens: screens as Product['screens'] }
}

/** All client products, in the order of their names. */
export const products: readonly Product[] = await Promise.all(readdirSync(folder).sort().map(load))
