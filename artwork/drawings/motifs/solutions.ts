/** What the house offers, at a glance: a machine taken apart, a reach, a keyboard, a plug. */
import { HOT, LIGHT, type Space, space } from '../iso.ts'
import { arrow, dimension, tick } from '../parts/annotate.ts'
import { bars } from '../parts/charts.ts'
import { avatar, bar, bust, lines } from '../parts/content.ts'
import { solid } from '../parts/solid.ts'
import { key } from '../parts/things.ts'
import { heart, star } from '../parts/touch.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const COS = Math.cos(Math.PI / 6)

/** Points of a circle about the origin of a plane, on the page. */
const onPlane = (p: Pen, r: number, from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return p.point(r * Math.cos(a), r * Math.sin(a))
  }).flat()

/** A cylinder that lies along x; its axis is at y, z. */
function roller(
  s: Space,
  x: number,
  y: number,
  z: number,
  r: number,
  length: number,
  front: Look = 'paper',
  side: Look = 'shade',
): Ink {
  const back = s.right(x, y, z)
  const face = s.right(x + length, y, z)
  return [
    page.poly(side, ...onPlane(face, r, -45, 135, 20), ...onPlane(back, r, 135, 315, 20)),
    face.disc(front, 0, 0, r),
  ]
}

/** Points of a toothed wheel on a plane; teeth that are worn away are left out. */
const toothed = (p: Pen, r: number, teeth: number, worn: readonly number[] = []): number[] =>
  Array.from({ length: teeth }, (_, i) => i).flatMap((i) =>
    [-0.28, -0.16, 0.16, 0.28].flatMap((share, corner) => {
      const a = ((i + share) / teeth) * 2 * Math.PI
      const out = (corner === 1 || corner === 2) && !worn.includes(i)
      const reach = out ? r + 10 : r - 8
      return p.point(reach * Math.cos(a), reach * Math.sin(a))
    }),
  )

/** A gearbox taken apart along its shaft; a worn wheel makes way for a new one. */
export const gearboxRebuilt = (): Ink => {
  const s = space(96, 128)
  const depth = 34
  const wheel = s.right(240, 0, 0)
  const old = s.right(262, 252, 0)
  const corners = [
    [-44, 44],
    [-44, -44],
    [44, 44],
    [44, -44],
  ] as const
  return [
    s.path('guide', 110, 0, 0, 610, 0, 0),
    s.box(0, -64, -64, 108, 128, 128),
    s.left(0, 64, 64).rect('paper', 18, 84, 66, 26),
    repeat(4, (i) => s.left(0, 64, 64).path('line', 18, 18 + i * 14, 84, 18 + i * 14)),
    roller(s, 108, 0, 0, 46, 16, 'soft'),
    roller(s, 124, 0, 0, 18, 44),
    solid(toothed(wheel, 80, 18), -depth * COS, -depth / 2, 'hot', 'hot'),
    wheel.disc('paper', 0, 0, 46),
    wheel.disc('soft', 0, 0, 30),
    wheel.disc('ink', 0, 0, 14),
    roller(s, 310, 0, 0, 46, 26, 'paper'),
    s.right(336, 0, 0).disc('line', 0, 0, 38),
    repeat(10, (i) => {
      const a = (i * Math.PI) / 5
      return s.right(336, 0, 0).disc('soft', 31 * Math.cos(a), 31 * Math.sin(a), 6.5)
    }),
    s.right(336, 0, 0).disc('shade', 0, 0, 22),
    s.right(336, 0, 0).disc('ink', 0, 0, 14),
    s.box(400, -62, -62, 20, 124, 124, LIGHT),
    s.right(420, 0, 0).disc('shade', 0, 0, 34),
    s.right(420, 0, 0).disc('ink', 0, 0, 20),
    corners.map(([y, z]) => s.right(420, y, z).disc('ink', 0, 0, 6)),
    corners.map(([y, z]) => [
      s.path('guide', 420, y, z, 470, y, z),
      roller(s, 470, y, z, 5, 22, 'paper', 'paper'),
      roller(s, 492, y, z, 11, 12, 'paper', 'ink'),
    ]),
    [
      page.poly('dash', ...toothed(old, 66, 18, [2, 3, 7, 11, 12])),
      old.disc('dash', 0, 0, 38),
      old.disc('dash', 0, 0, 12),
      arrow(s.top(0, 0, 0), 'line', [232, 108, 232, 166], 12),
    ],
    dimension(s.top(0, 0, 0), 124, -170, 336, -170),
    [s.path('guide', 124, -156, 0, 124, -182, 0), s.path('guide', 336, -156, 0, 336, -182, 0)],
  ]
}

/** A phone in one hand: what the thumb can reach, little signal, little battery. */
export const thumbReach = (): Ink => [
  page.path('guide', 40, 479, 600, 479),
  page.trace('soft', 'M214,479C196,420 200,300 226,240L430,200L470,300C500,350 508,410 504,479Z'),
  page.rect('soft', 222, 20, 212, 400, 30),
  page.rect('paper', 231, 29, 194, 382, 22),
  bar(page, 302, 38, 52, 'ink', 8),
  [
    page.disc('soft', 328, 132, 52),
    page.arc('wire', 328, 132, 44, -90, 150),
    page.disc('paper', 328, 132, 34),
    page.path('bold', 306, 134, 318, 134, 325, 118, 333, 148, 339, 134, 350, 134),
  ],
  lines(page, 252, 200, 150, [0.7], 16),
  page.trace('wash', 'M232,250C290,206 370,214 424,262L424,411L252,411C240,411 232,402 232,390Z'),
  repeat(3, (i) =>
    page.trace(
      i === 2 ? 'bold' : 'guide',
      [
        'M304,410C308,366 344,330 424,330',
        'M262,410C268,330 330,284 424,288',
        'M232,250C290,206 370,214 424,262',
      ][i] ?? '',
    ),
  ),
  page.disc('hot', 306, 300, 36),
  page.path('cut', 290, 300, 302, 313, 324, 287),
  page.trace(
    'paper',
    'M404,479C398,440 396,414 386,392L318,326C302,308 318,284 340,296L430,350C470,300 520,390 506,479Z',
  ),
  page.trace('line', 'M318,312C322,304 330,302 338,306M398,360C410,366 418,374 422,386'),
  repeat(4, (i) => [
    page.rect('paper', 190 + (i === 3 ? 6 : i === 0 ? 4 : 0), 226 + i * 46, 58, 40, 20),
    page.arc('line', 232, 246 + i * 46, 9, -60, 60),
  ]),
  [
    page.path('guide', 152, 92, 246, 46),
    repeat(4, (i) =>
      page.rect(i === 0 ? 'ink' : 'paper', 48 + i * 26, 112 - i * 22, 18, 24 + i * 22),
    ),
  ],
  [
    page.path('guide', 486, 78, 410, 46),
    page.rect('paper', 486, 52, 108, 54, 6),
    page.rect('ink', 594, 68, 9, 22, 2),
    page.rect('ink', 493, 59, 20, 40, 2),
    repeat(3, (i) => page.rect('wash', 518 + i * 24, 59, 20, 40, 2)),
  ],
  dimension(page, 560, 250, 560, 410),
  [page.path('guide', 440, 250, 572, 250), page.path('guide', 520, 410, 572, 410)],
]

const SIGNS: readonly ((p: Pen) => Ink)[] = [
  (p) => [
    p.path('cut', 18, 45, 72, 45),
    repeat(2, (i) => p.disc('blank', 18 + i * 27, 45, 9)),
    p.disc('blank', 70, 45, 14),
    p.path('wire', 64, 45, 69, 51, 77, 39),
  ],
  (p) => [p.rect('soft', 16, 24, 58, 42), p.path('bold', 16, 24, 45, 48, 74, 24)],
  (p) => [
    p.rect('soft', 18, 18, 54, 54),
    p.rect('ink', 18, 18, 54, 14),
    repeat(2, (row) => repeat(3, (i) => p.rect('ink', 26 + i * 15, 40 + row * 14, 8, 7))),
  ],
  (p) => [
    p.rect('soft', 22, 14, 46, 62),
    repeat(4, (i) => bar(p, 30, 24 + i * 12, i === 3 ? 16 : 30, 'ink', 5)),
  ],
  (p) => [
    p.rect('soft', 16, 18, 58, 54),
    repeat(2, (i) => p.path('line', 16, 36 + i * 18, 74, 36 + i * 18)),
    repeat(2, (i) => p.path('line', 35 + i * 19, 18, 35 + i * 19, 72)),
    p.rect('ink', 16, 18, 58, 10),
  ],
  (p) => [p.disc('soft', 45, 45, 32), avatar(p, 45, 45, 32)],
  (p) => [p.path('bold', 18, 16, 18, 72, 74, 72), bars(p, 22, 18, 50, 53, [0.4, 0.7, 0.55, 0.95])],
  (p) => [
    p.trace('soft', 'M14,18L76,18L76,58L44,58L28,74L28,58L14,58Z'),
    repeat(3, (i) => p.disc('ink', 31 + i * 14, 38, 4)),
  ],
  (p) => [p.trace('soft', 'M14,24L36,24L42,32L76,32L76,70L14,70Z'), p.path('line', 14, 42, 76, 42)],
]

/** Nine large keys, one for each program of the suite; one of them is the house's own. */
export const suiteKeys = (): Ink => {
  const s = space(320, 124)
  return [
    s.box(-6, -6, -14, 312, 312, 14),
    repeat(9, (i) => {
      const [x, y] = [(i % 3) * 100 + 5, Math.floor(i / 3) * 100 + 5]
      const z = i === 0 ? 46 : 0
      return [
        i === 0 ? s.top(x, y, 0).rect('shade', 0, 0, 90, 90) : [],
        i === 0
          ? [
              s.path('dash', x, y + 90, 0, x, y + 90, z),
              s.path('dash', x + 90, y, 0, x + 90, y, z),
              s.path('dash', x + 90, y + 90, 0, x + 90, y + 90, z),
            ]
          : [],
        s.box(x, y, z, 90, 90, 34, i === 0 ? HOT : undefined),
        SIGNS[i]?.(s.top(x, y, z + 34)) ?? [],
      ]
    }),
  ]
}

/** A shop whose plug goes into the conversation of five people. */
export const shopPluggedIn = (): Ink => [
  page.path('bold', 16, 440, 624, 440),
  [
    page.rect('paper', 34, 232, 168, 208),
    page.rect('soft', 50, 300, 84, 84),
    page.rect('shade', 148, 300, 40, 140),
    page.disc('ink', 156, 374, 3),
    heart(page, 92, 342, 44, 'paper'),
    repeat(6, (i) =>
      page.trace(
        i % 2 ? 'paper' : 'shade',
        `M${22 + i * 32},216L${54 + i * 32},216L${54 + i * 32},256C${54 + i * 32},276 ${22 + i * 32},276 ${22 + i * 32},256Z`,
      ),
    ),
    page.rect('ink', 22, 204, 192, 14),
    page.rect('paper', 60, 164, 116, 40),
    bar(page, 80, 178, 76, 'ink', 12),
  ],
  page.trace('wire', 'M202,408C262,408 268,404 262,340C254,252 214,150 262,150'),
  page.trace(
    'paper',
    'M372,30L598,30C612,30 622,40 622,54L622,246C622,260 612,270 598,270L470,270L424,314L424,270L372,270C358,270 348,260 348,246L348,54C348,40 358,30 372,30Z',
  ),
  page.rect('soft', 358, 108, 58, 84, 8),
  [page.rect('ink', 370, 132, 22, 11), page.rect('ink', 370, 157, 22, 11)],
  [
    page.rect('ink', 258, 142, 20, 16, 3),
    page.trace('hot', 'M278,126L316,126L330,136L330,164L316,174L278,174Z'),
    page.rect('ink', 330, 134, 42, 7),
    page.rect('ink', 330, 159, 42, 7),
  ],
  [star(page, 504, 86, 34, 'hot'), bar(page, 548, 76, 50, 'ink', 8), bar(page, 548, 92, 34)],
  [
    bust(page, 504, 150, 54, 'soft'),
    page.path('wire', 560, 150, 588, 150),
    page.path('wire', 574, 136, 574, 164),
  ],
  [key(page, 482, 226, 70, 'soft'), tick(page, 576, 228, 30)],
  repeat(5, (i) => bust(page, 336 + i * 62, 402 - (i % 2) * 14, 56, i % 2 ? 'soft' : 'paper')),
]
