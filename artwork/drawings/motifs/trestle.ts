/** The house's own sign: a trestle bridge that turns from drawing into thing. */
import { GHOST, space } from '../iso.ts'
import { dimension, net } from '../parts/annotate.ts'
import { bar } from '../parts/content.ts'
import { type Pen, page, repeat } from '../pen.ts'
import { assembled, type Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

const HEIGHT = 150
const SHEET = { width: 420, depth: 250 }

/** A straight member between two points, `t` thick. */
function beam(p: Pen, look: Look, u0: number, v0: number, u1: number, v1: number, t: number): Ink {
  const length = Math.hypot(u1 - u0, v1 - v0)
  const [nu, nv] = [((v1 - v0) / length) * (t / 2), ((u0 - u1) / length) * (t / 2)]
  return p.poly(look, u0 + nu, v0 + nv, u1 + nu, v1 + nv, u1 - nu, v1 - nv, u0 - nu, v0 - nv)
}

/** One bent of the bridge across its line: legs, sills and braces between foot and cap. */
function bent(member: (u0: number, v0: number, u1: number, v1: number) => Ink): Ink {
  const half = (v: number) => 22 + (v / HEIGHT) * 34
  const levels = [0, 50, 100, HEIGHT]
  return [
    levels.slice(1).map((v, i) => {
      const above = levels[i] ?? 0
      return [member(-half(above), above, half(v), v), member(half(above), above, -half(v), v)]
    }),
    levels.slice(1, 3).map((v) => member(-half(v), v, half(v), v)),
    member(-half(0), 0, -half(HEIGHT), HEIGHT),
    member(half(0), 0, half(HEIGHT), HEIGHT),
    member(-30, 0, 30, 0),
  ]
}

/** A bridge trestle rises from the sheet that it is drawn on. */
export function blueprint(): Ink {
  const s = space(246, 132)
  const ground = s.top(0, 0, 0)
  const middle = 105
  const stand = (x: number, look: 'dash' | 'line' | 'solid') => {
    const p = s.right(x, middle, HEIGHT)
    return bent((a, b, c, d) =>
      look === 'solid' ? beam(p, 'ink', a, b, c, d, 7) : p.path(look, a, b, c, d),
    )
  }
  const deck = (from: number, to: number, solid: boolean) =>
    solid
      ? s.box(from, middle - 26, HEIGHT, to - from, 52, 14)
      : s.box(from, middle - 26, HEIGHT, to - from, 52, 14, {
          top: 'line',
          left: 'line',
          right: 'line',
        })
  const plan = ground.at(30, 186)
  return [
    s.box(0, 0, -8, SHEET.width, SHEET.depth, 8),
    ground.rect('guide', 12, 12, SHEET.width - 24, SHEET.depth - 24),
    net(ground, 12, 12, 396, 150, 18),
    plan.path('line', 0, 8, 250, 8, 250, 28, 0, 28, 0, 8),
    repeat(11, (i) => plan.path('line', i * 25, 2, i * 25, 34)),
    dimension(plan, 0, 44, 250, 44),
    ground.rect('paper', 306, 190, 102, 48),
    ground.path('line', 306, 206, 408, 206),
    ground.path('line', 350, 206, 350, 238),
    bar(ground, 314, 195, 60, 'ink', 6),
    bar(ground, 314, 214, 26),
    bar(ground, 358, 214, 40),
    bar(ground, 358, 226, 28),
    repeat(8, (i) => s.box(35 + (i >> 1) * 108, middle + (i % 2 ? 48 : -64), 0, 20, 16, 5)),
    stand(45, 'dash'),
    s.box(0, middle - 26, HEIGHT, 99, 52, 14, GHOST),
    stand(153, 'line'),
    deck(99, 207, false),
    stand(261, 'solid'),
    stand(369, 'solid'),
    deck(207, 404, true),
    repeat(10, (i) => s.top(214 + i * 19, middle - 22, HEIGHT + 14).rect('soft', 0, 0, 8, 44)),
    s.path('wire', 99, middle - 12, HEIGHT + 17, 404, middle - 12, HEIGHT + 17),
    s.path('wire', 99, middle + 12, HEIGHT + 17, 404, middle + 12, HEIGHT + 17),
  ]
}

const GROUND = [
  0, 400, 130, 418, 300, 500, 520, 545, 760, 520, 980, 552, 1180, 548, 1330, 470, 1480, 410, 1600,
  398,
]

function groundAt(x: number): number {
  for (let i = 2; i + 1 < GROUND.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = GROUND.slice(i - 2, i + 2)
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
  }
  return 400
}

/** How far a part of the viaduct has come. */
type Stage = 'guide' | 'line' | 'solid'

/** One tower of the viaduct: two legs, spread to the foot, with ties and braces. */
function tower(p: Pen, x: number, look: Stage): Ink {
  const [top, foot] = [196, groundAt(x)]
  const member = (a: number, b: number, c: number, d: number, t = 6): Ink =>
    look === 'solid' ? beam(p, 'ink', a, b, c, d, t) : p.path(look, a, b, c, d)
  const half = (y: number) => 22 + (y - top) * 0.045
  const count = Math.max(2, Math.round((foot - top) / 62))
  const level = (i: number) => top + ((foot - 10 - top) * i) / count
  return [
    look === 'solid'
      ? p.rect('shade', x - 52, foot - 12, 104, 24)
      : p.rect(look, x - 52, foot - 12, 104, 24),
    repeat(count, (i) => [
      member(x - half(level(i)), level(i), x + half(level(i + 1)), level(i + 1), 3),
      member(x + half(level(i)), level(i), x - half(level(i + 1)), level(i + 1), 3),
      member(x - half(level(i + 1)), level(i + 1), x + half(level(i + 1)), level(i + 1), 4),
    ]),
    member(x - half(top), top, x - half(foot), foot - 12, 9),
    member(x + half(top), top, x + half(foot), foot - 12, 9),
  ]
}

const WIDTH = 1600
const BAY = 130
const BAYS = 12
/** Where the first bay begins; what lies before it and behind the last belongs to them. */
const FIRST = 20
/** Where the drawing is inked, and where it becomes a thing. */
const INKED = FIRST + 4 * BAY
const BUILT = FIRST + 8 * BAY
const DECK = { top: 164, foot: 196 }

const stageAt = (x: number): Stage => (x < INKED ? 'guide' : x < BUILT ? 'line' : 'solid')

/** The deck of one bay with its lattice, which runs on to the edges of the picture. */
function deckOf(p: Pen, i: number, stage: Stage): Ink {
  const x = FIRST + i * BAY
  const from = i === 0 ? 0 : x
  const to = i === BAYS - 1 ? WIDTH : x + BAY
  const { top, foot } = DECK
  const lattice = stage === 'solid' ? 'cut' : stage
  const half = BAY / 4
  const cut = foot - (FIRST / half) * (foot - top)
  return [
    stage === 'guide' && [
      p.path('guide', from, top, to, top),
      p.path('guide', from, foot, to, foot),
    ],
    stage === 'line' && p.rect('paper', from, top, to - from, foot - top),
    // A little under the next bay, lest the ground shows between them.
    stage === 'solid' && p.rect('ink', from, top, Math.min(to + 1, WIDTH) - from, foot - top),
    p.path(
      lattice,
      ...(from < x ? [from, cut] : []),
      ...[x, foot, x + half, top, x + 2 * half, foot, x + 3 * half, top, x + BAY, foot],
      ...(to > x + BAY ? [to, cut] : []),
    ),
  ].filter((part) => part !== false)
}

/** The ground under the viaduct. */
const valley = (p: Pen): Ink => [
  p.poly('wash', ...GROUND, WIDTH, 600, 0, 600),
  p.path('line', ...GROUND),
]

/** The bays of the viaduct from left to right, each a tower with its deck. */
const bays = (p: Pen): readonly Ink[] =>
  Array.from({ length: BAYS }, (_, i) => {
    const x = FIRST + BAY / 2 + i * BAY
    return [tower(p, x, stageAt(x)), deckOf(p, i, stageAt(x))]
  })

/** A long viaduct of trestles, cut at its rail; it builds itself from left to right. */
export function viaduct(): Ink {
  const p = page.at(0, -DECK.top)
  const rail = DECK.top + 1.3
  return [
    valley(p),
    bays(p).map((bay, i) => assembled(i + 1, bay)),
    assembled(BAYS + 1, p.path('wire', INKED, rail, WIDTH, rail)),
  ]
}

/** The viaduct with a train on it; from left to right the drawing becomes the thing. */
export function banner(): Ink {
  return [
    valley(page),
    repeat(7, (i) => [
      dimension(page, 85 + i * 130, 112, 215 + i * 130, 112),
      page.path('guide', 85 + i * 130, 104, 85 + i * 130, 150),
    ]),
    dimension(page, 40, 196, 40, groundAt(40)),
    bays(page),
    page.path('wire', INKED, 159, WIDTH, 159),
    repeat(3, (i) => wagon(1320 - i * 128)),
    engine(1448),
  ]
}

const wheels = (x: number, count: number): Ink =>
  repeat(count, (i) => page.disc('paper', x + i * 24, 149, 8))

const wagon = (x: number): Ink => [
  page.path('bold', x + 104, 140, x + 128, 140),
  page.rect('soft', x, 92, 104, 50),
  repeat(4, (i) => page.path('line', x + 21 + i * 21, 92, x + 21 + i * 21, 142)),
  wheels(x + 16, 4),
]

const engine = (x: number): Ink => [
  page.poly('hot', x, 142, x, 70, x + 44, 70, x + 44, 92, x + 120, 92, x + 132, 142),
  page.rect('paper', x + 10, 80, 24, 22),
  page.rect('ink', x + 96, 66, 14, 26),
  wheels(x + 20, 5),
]
