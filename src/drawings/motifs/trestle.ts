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
  const stage = {
    sheet: (ink: Ink) => assembled(1, ink),
    footings: (ink: Ink) => assembled(2, ink),
    trestles: (ink: Ink) => assembled(3, ink),
    solids: (ink: Ink) => assembled(4, ink),
    deck: (ink: Ink) => assembled(5, ink),
    sleepers: (ink: Ink) => assembled(6, ink),
    rails: (ink: Ink) => assembled(7, ink),
  }
  return [
    s.box(0, 0, -8, SHEET.width, SHEET.depth, 8),
    stage.sheet([
      ground.rect('guide', 12, 12, SHEET.width - 24, SHEET.depth - 24),
      net(ground, 12, 12, 396, 150, 18),
      plan.path('line', 0, 8, 250, 8, 250, 28, 0, 28, 0, 8),
      repeat(11, (i) => plan.path('line', i * 25, 2, i * 25, 34)),
      dimension(plan, 0, 44, 250, 44),
    ]),
    ground.rect('paper', 306, 190, 102, 48),
    ground.path('line', 306, 206, 408, 206),
    ground.path('line', 350, 206, 350, 238),
    bar(ground, 314, 195, 60, 'ink', 6),
    bar(ground, 314, 214, 26),
    bar(ground, 358, 214, 40),
    bar(ground, 358, 226, 28),
    stage.footings(
      repeat(8, (i) => s.box(35 + (i >> 1) * 108, middle + (i % 2 ? 48 : -64), 0, 20, 16, 5)),
    ),
    stage.trestles(stand(45, 'dash')),
    stage.deck(s.box(0, middle - 26, HEIGHT, 99, 52, 14, GHOST)),
    stage.trestles(stand(153, 'line')),
    stage.deck(deck(99, 207, false)),
    stage.solids([stand(261, 'solid'), stand(369, 'solid')]),
    stage.deck(deck(207, 404, true)),
    stage.sleepers(
      repeat(10, (i) => s.top(214 + i * 19, middle - 22, HEIGHT + 14).rect('soft', 0, 0, 8, 44)),
    ),
    stage.rails([
      s.path('wire', 99, middle - 12, HEIGHT + 17, 404, middle - 12, HEIGHT + 17),
      s.path('wire', 99, middle + 12, HEIGHT + 17, 404, middle + 12, HEIGHT + 17),
    ]),
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

/** One tower of the viaduct: two legs, spread to the foot, with ties and braces. */
function tower(x: number, look: 'guide' | 'line' | 'solid'): Ink {
  const [top, foot] = [196, groundAt(x)]
  const member = (a: number, b: number, c: number, d: number, t = 6): Ink =>
    look === 'solid' ? beam(page, 'ink', a, b, c, d, t) : page.path(look, a, b, c, d)
  const half = (y: number) => 22 + (y - top) * 0.045
  const count = Math.max(2, Math.round((foot - top) / 62))
  const level = (i: number) => top + ((foot - 10 - top) * i) / count
  return [
    look === 'solid'
      ? page.rect('shade', x - 52, foot - 12, 104, 24)
      : page.rect(look, x - 52, foot - 12, 104, 24),
    repeat(count, (i) => [
      member(x - half(level(i)), level(i), x + half(level(i + 1)), level(i + 1), 3),
      member(x + half(level(i)), level(i), x - half(level(i + 1)), level(i + 1), 3),
      member(x - half(level(i + 1)), level(i + 1), x + half(level(i + 1)), level(i + 1), 4),
    ]),
    member(x - half(top), top, x - half(foot), foot - 12, 9),
    member(x + half(top), top, x + half(foot), foot - 12, 9),
  ]
}

/** A long viaduct of trestles; from left to right the drawing becomes the thing. */
export function banner(): Ink {
  const xs = Array.from({ length: 12 }, (_, i) => 85 + i * 130)
  const stage = (x: number) => (x < 560 ? 'guide' : x < 1080 ? 'line' : 'solid')
  const chord = (from: number, to: number, look: Look): Ink => {
    const count = Math.round((to - from) / 65)
    const step = (to - from) / count
    return repeat(count, (i) => {
      const x = from + i * step
      return page.path(look, x, 196, x + step / 2, 164, x + step, 196)
    })
  }
  return [
    page.poly('wash', ...GROUND, 1600, 600, 0, 600),
    page.path('line', ...GROUND),
    repeat(7, (i) => [
      dimension(page, 85 + i * 130, 112, 215 + i * 130, 112),
      page.path('guide', 85 + i * 130, 104, 85 + i * 130, 150),
    ]),
    dimension(page, 40, 196, 40, groundAt(40)),
    xs.map((x) => tower(x, stage(x))),
    page.path('guide', 0, 164, 620, 164),
    page.path('guide', 0, 196, 620, 196),
    chord(0, 620, 'guide'),
    page.rect('paper', 640, 164, 520, 32),
    chord(640, 1160, 'line'),
    page.rect('ink', 1160, 164, 440, 32),
    chord(1160, 1600, 'cut'),
    page.path('wire', 640, 159, 1600, 159),
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
