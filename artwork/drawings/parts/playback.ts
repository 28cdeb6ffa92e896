/** Moving pictures: scenes, what plays them, what shows that they are live. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'
import { bust } from './content.ts'

type Scene = (p: Pen, look: Look) => Ink

/** What a video shows, each in a frame of 160 by 90. */
export const SCENES = {
  field: (p) => [
    p.disc('paper', 118, 26, 11),
    p.trace('shade', 'M0,70C30,36 60,44 84,62C108,44 136,42 160,60L160,90L0,90Z'),
    p.path('line', 60, 90, 82, 74, 88, 90),
  ],
  talk: (p, look) => [
    p.rect('paper', 54, 12, 52, 34),
    p.path('line', 80, 12, 80, 46),
    bust(p, 44, 54, 56, 'shade'),
    bust(p, 116, 54, 56, look === 'hot' ? 'paper' : 'hot'),
  ],
  desk: (p) => [
    p.rect('paper', 14, 10, 54, 34),
    p.path('line', 20, 38, 34, 24, 46, 32, 62, 16),
    bust(p, 100, 40, 50, 'paper'),
    p.poly('shade', 30, 66, 152, 66, 160, 90, 22, 90),
    p.rect('paper', 84, 72, 34, 6),
  ],
  city: (p) => [
    p.rect('paper', 14, 42, 24, 48),
    p.rect('shade', 40, 22, 28, 68),
    p.rect('paper', 72, 50, 30, 40),
    p.rect('shade', 106, 30, 22, 60),
    p.rect('paper', 130, 56, 20, 34),
    repeat(3, (i) => p.path('line', 46, 34 + i * 14, 62, 34 + i * 14)),
    repeat(3, (i) => p.path('line', 111, 42 + i * 12, 123, 42 + i * 12)),
  ],
  sea: (p) => [
    p.disc('paper', 44, 40, 16),
    p.rect('shade', 0, 50, 160, 40),
    p.poly('paper', 84, 62, 132, 62, 122, 74, 94, 74),
    p.poly('paper', 108, 58, 108, 20, 132, 58),
    p.path('line', 10, 66, 40, 66),
    p.path('line', 40, 80, 84, 80),
  ],
  street: (p) => [
    p.poly('paper', 8, 68, 8, 36, 26, 20, 44, 36, 44, 68),
    p.rect('shade', 48, 28, 34, 40),
    p.poly('paper', 86, 68, 86, 38, 106, 22, 126, 38, 126, 68),
    p.rect('shade', 130, 34, 24, 34),
    p.rect('paper', 20, 50, 12, 18),
    p.rect('hot', 100, 44, 12, 12),
    p.rect('paper', 56, 38, 18, 12),
    p.path('line', 0, 68, 160, 68),
    p.path('dash', 6, 80, 154, 80),
  ],
  stage: (p) => [
    p.poly('paper', 80, 0, 124, 90, 36, 90),
    p.trace('shade', 'M0,0L30,0C34,34 20,60 26,90L0,90Z'),
    p.trace('shade', 'M160,0L130,0C126,34 140,60 134,90L160,90Z'),
    bust(p, 80, 58, 50, 'hot'),
  ],
  pot: (p) => [
    p.rect('shade', 48, 44, 64, 36, 5),
    p.path('line', 36, 54, 48, 54),
    p.path('line', 112, 54, 124, 54),
    p.path('line', 42, 42, 118, 42),
    p.trace('line', 'M66,34C58,26 74,22 66,12'),
    p.trace('line', 'M90,34C82,26 98,22 90,12'),
  ],
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

/** One frame of a video, in 16 : 9. */
export const still = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  scene: SceneName,
  look: Look = 'soft',
): Ink => {
  const q = p.at(u, v, w / 160)
  return [q.rect(look, 0, 0, 160, 90), SCENES[scene](q, look), q.rect('line', 0, 0, 160, 90)]
}

/** The sign for play on a disc. */
export const playSign = (p: Pen, u: number, v: number, r: number, look: Look = 'hot'): Ink => [
  p.disc(look, u, v, r),
  p.poly(
    look === 'paper' ? 'ink' : 'blank',
    ...[u - r * 0.3, v - r * 0.45, u + r * 0.5, v, u - r * 0.3, v + r * 0.45],
  ),
]

/** How far a video has played, with marks where its parts begin. */
export const scrubber = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  share: number,
  marks: readonly number[] = [],
): Ink => [
  p.rect('mute', u, v - 3, w, 6, 3),
  p.rect('flush', u, v - 3, w * share, 6, 3),
  marks.map((at) => p.path('line', u + w * at, v - 8, u + w * at, v + 8)),
  p.disc('hot', u + w * share, v, 9),
]

/** How much of a video has been watched: a line at the foot of its still. */
export const watched = (p: Pen, u: number, v: number, w: number, share: number): Ink => [
  p.rect('mute', u, v, w, 5),
  p.rect('flush', u, v, w * share, 5),
]

/** A picture that goes out now: a point and its waves. */
export const onAir = (p: Pen, u: number, v: number, r: number): Ink => [
  p.disc('flush', u, v, r * 0.3),
  [0.62, 1].map((reach) => [
    p.arc('wire', u, v, r * reach, -42, 42),
    p.arc('wire', u, v, r * reach, 138, 222),
  ]),
]
