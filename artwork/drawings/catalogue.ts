/** Every picture of the site by its address under `public/`. */
import * as covers from './covers.ts'
import * as maps from './maps.ts'
import { MARKS } from './marks.ts'
import { banner, motifs, viaduct } from './motifs.ts'
import { products } from './screens.ts'
import type { Ink, Picture } from './stroke.ts'
import type { Scheme } from './tokens.ts'

type Motifs = Readonly<Record<string, () => Ink>>
type Entry = readonly [address: string, picture: Picture]

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Pictures of one size and scheme; each motif is named after its function. */
const all = (
  prefix: string,
  motifs: Motifs,
  width: number,
  height: number,
  scheme: Scheme = 'visitor',
): Entry[] =>
  Object.entries(motifs).map(([name, draw]) => [
    `${prefix}${kebab(name)}.svg`,
    { width, height, scheme, ink: draw() },
  ])

/** All pictures by address. Motifs that share a name would hide each other, hence the check in the tests. */
export const entries: readonly Entry[] = [
  ...motifs.flatMap((subjects) => all('drawings/', subjects, 640, 480)),
  ...all('drawings/', { banner }, 1600, 600),
  ...all('drawings/', { viaduct }, 1600, 436),
  ...all('drawings/map-', maps, 480, 360),
  ...MARKS.map(
    (draw, i): Entry => [
      `marks/client-${i + 1}.svg`,
      { width: 240, height: 120, scheme: 'visitor', ink: draw() },
    ],
  ),
  ...all('covers/', covers, 960, 640, 'night'),
  ...products.flatMap(({ name, cover, screens }) => [
    ...(cover ? all('covers/', { [name]: cover }, 960, 640, 'night') : []),
    ...all(`screens/${name}-`, screens, 960, 640),
  ]),
]
