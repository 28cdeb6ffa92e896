/** How programs that wait for others behave, in kitchens, bunches and conversations. */
import { bar } from '../parts/content.ts'
import { scissors } from '../parts/cutters.ts'
import { brace } from '../parts/signals.ts'
import { clock, sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Four unlike browsers say the same word, which stands on the sheet between them. */
export const commonTongue = (): Ink => {
  const say = (x: number, y: number, tail: string): Ink => [
    page.rect('soft', x, y, 104, 62, 22),
    page.trace('soft', tail),
    page.rect('wash', x + 14, y + 6, 76, 50, 12),
    brace(page, x + 22, y + 31, 34),
    brace(page, x + 82, y + 31, 34, 'bold', true),
    [0, 1, 2].map((i) => page.disc('ink', x + 42 + i * 10, y + 31, 2.6)),
  ]
  const text = (x: number, y: number): Ink => [
    bar(page, x, y, 60, 'ink', 8),
    repeat(3, (i) => bar(page, x, y + 20 + i * 14, 118 - ((i * 37) % 50))),
  ]
  return [
    [
      page.rect('paper', 24, 26, 200, 150, 3),
      page.rect('shade', 24, 26, 200, 26, 3),
      repeat(3, (i) => page.disc('paper', 40 + i * 16, 39, 4.5)),
      text(44, 76),
    ],
    [
      page.rect('paper', 416, 26, 200, 150, 14),
      page.trace('soft', 'M416,68L416,40Q416,26 430,26L602,26Q616,26 616,40L616,68Z'),
      page.trace('paper', 'M430,68L438,40L512,40L520,68'),
      page.disc('paper', 596, 46, 6),
      text(440, 92),
    ],
    [
      page.rect('paper', 24, 304, 200, 150),
      page.rect('ink', 24, 304, 200, 18),
      [0, 1, 2].map((i) => page.rect('blank', 178 + i * 15, 309, 9, 8)),
      page.path('line', 24, 342, 224, 342),
      page.rect('soft', 64, 327, 150, 10, 5),
      text(44, 362),
    ],
    [
      page.rect('paper', 470, 274, 110, 190, 18),
      page.rect('soft', 482, 428, 86, 20, 10),
      page.rect('ink', 508, 282, 34, 6, 3),
      bar(page, 488, 306, 50, 'ink', 8),
      repeat(5, (i) => bar(page, 488, 328 + i * 15, 72 - ((i * 29) % 34))),
    ],
    say(190, 76, 'M214,134L196,154L236,138Z'),
    say(350, 76, 'M426,134L442,154L406,138Z'),
    say(190, 346, 'M214,350L196,330L236,346Z'),
    say(362, 346, 'M442,350L470,336L430,346Z'),
    [
      sheet(page, 266, 150, 108, 176, 'hot'),
      repeat(6, (i) =>
        bar(page, 282 + (i % 3) * 10, 194 + i * 18, [66, 46, 36, 60, 50, 30][i] ?? 0, 'blank', 7),
      ),
      bar(page, 282, 172, 40, 'blank', 7),
    ],
  ]
}

/** A bunch of balloons that only one peg still holds; a few are cut loose and rise. */
export const heldBalloons = (): Ink => {
  const balloon = (x: number, y: number, r: number, look: Look): Ink => [
    page.trace(
      look,
      `M${x - r},${y}C${x - r},${y - r * 1.35} ${x + r},${y - r * 1.35} ${x + r},${y}C${x + r},${y + r * 0.8} ${x + r * 0.3},${y + r * 1.2} ${x},${y + r * 1.25}C${x - r * 0.3},${y + r * 1.2} ${x - r},${y + r * 0.8} ${x - r},${y}Z`,
    ),
    page.poly(look, x, y + r * 1.25, x + 5, y + r * 1.25 + 8, x - 5, y + r * 1.25 + 8),
    bar(page, x - r * 0.4, y - 3, r * 0.8, look === 'hot' || look === 'ink' ? 'blank' : 'ink', 5),
  ]
  const held = [
    [96, 118, 28],
    [160, 64, 30],
    [232, 92, 32],
    [300, 58, 28],
    [120, 196, 30],
    [190, 158, 32],
    [270, 168, 34],
    [344, 128, 30],
    [162, 250, 28],
    [232, 246, 32],
    [310, 240, 30],
  ] as const
  const loose = [
    [470, 196, 26],
    [522, 96, 30],
    [590, 160, 24],
  ] as const
  return [
    page.path('bold', 24, 444, 616, 444),
    held.map(([x, y, r]) =>
      page.trace('line', `M${x},${y + r * 1.25}C${x},${y + 140} 232,300 232,386`),
    ),
    loose.map(([x, y, r]) =>
      page.trace(
        'line',
        `M${x},${y + r * 1.4}C${x - 16},${y + 70} ${x + 14},${y + 84} ${x - 4},${y + 118}`,
      ),
    ),
    held.map(([x, y, r], i) =>
      balloon(x, y, r, (['paper', 'soft', 'shade'] as const)[i % 3] ?? 'paper'),
    ),
    loose.map(([x, y, r]) => balloon(x, y, r, 'hot')),
    [
      page.rect('shade', 168, 400, 128, 44, 4),
      bar(page, 190, 416, 84, 'ink', 8),
      page.trace('bold', 'M220,400L220,386C220,374 244,374 244,386L244,400'),
      page.disc('ink', 232, 386, 5),
    ],
    scissors(page, 366, 350, 170),
  ]
}

/** Above, three pots wait for one flame; below, all of them cook at once and are ready far sooner. */
export const parallelBurners = (): Ink => {
  const pot = (x: number, y: number, look: Look, size = 1): Ink => {
    const q = page.at(x, y, size)
    return [
      q.path('bold', -62, -44, -44, -44),
      q.path('bold', 44, -44, 62, -44),
      q.trace(look, 'M-46,-56L46,-56L46,-12C46,-2 40,0 34,0L-34,0C-40,0 -46,-2 -46,-12Z'),
      q.rect(look, -50, -66, 100, 12, 4),
      q.disc('ink', 0, -70, 6),
    ]
  }
  const flame = (x: number, y: number): Ink =>
    [-22, 0, 22].map((u) =>
      page.trace(
        'hot',
        `M${x + u - 8},${y}C${x + u - 12},${y - 12} ${x + u},${y - 14} ${x + u},${y - 26}C${x + u + 6},${y - 14} ${x + u + 12},${y - 10} ${x + u + 8},${y}Z`,
      ),
    )
  const steam = (x: number, y: number): Ink =>
    [-18, 0, 18].map((u) =>
      page.trace(
        'line',
        `M${x + u},${y}C${x + u - 10},${y - 10} ${x + u + 10},${y - 18} ${x + u},${y - 28}`,
      ),
    )
  const stove = (y: number): Ink => [
    page.rect('shade', 24, y, 444, 44, 4),
    repeat(3, (i) => [
      page.disc('paper', 96 + i * 150, y + 22, 12),
      page.path('bold', 96 + i * 150, y + 22, 96 + i * 150, y + 13),
    ]),
  ]
  return [
    stove(176),
    page.rect('ink', 62, 168, 68, 8, 2),
    [flame(96, 168), steam(96, 62), pot(96, 140, 'soft')],
    [page.path('guide', 176, 176, 460, 176), pot(246, 176, 'paper'), pot(396, 176, 'paper')],
    stove(404),
    repeat(3, (i) => [
      page.rect('ink', 62 + i * 150, 396, 68, 8, 2),
      flame(96 + i * 150, 396),
      pot(96 + i * 150, 368, 'soft'),
      steam(96 + i * 150, 290),
    ]),
    clock(page, 556, 112, 58, 12, 9),
    clock(page, 556, 338, 58, 12, 3),
    [page.trace('flush', 'M556,338L556,296C584,296 598,316 598,338Z')],
    [
      page.trace(
        'mute',
        'M556,112L556,70C584,70 598,90 598,112C598,140 580,154 556,154C530,154 514,136 514,112Z',
      ),
    ],
    [page.path('bold', 556, 112, 556, 84), page.path('bold', 556, 112, 516, 112)],
    [page.path('bold', 556, 338, 556, 310), page.path('bold', 556, 338, 596, 338)],
    [184, 410].map((y, late) => [
      page.path('line', 500, y - 4, 500, y + 52),
      repeat(3, (i) => page.rect('soft', 500 + (late ? 0 : i * 38), y + i * 17, 38, 13)),
    ]),
  ]
}
