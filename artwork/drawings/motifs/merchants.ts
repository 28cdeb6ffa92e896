/** What merchants share, weigh and guard. */
import { bar, field } from '../parts/content.ts'
import { windowFrame } from '../parts/frames.ts'
import { pinch } from '../parts/markup.ts'
import { pane, parcel } from '../parts/signals.ts'
import { coin } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** Three shops for three countries stand over one cellar with the goods that they share. */
export const sharedCellar = (): Ink => {
  const shop = (x: number, top: number, awning: Look, i: number): Ink => [
    page.rect('paper', x, top, 168, 248 - top),
    page.rect('soft', x + 14, 158, 84, 74),
    page.rect('soft', x + 110, 158, 44, 90),
    page.disc('ink', x + 146, 206, 3),
    repeat(7, (k) =>
      page.trace(
        k % 2 ? 'paper' : awning,
        `M${x - 7 + k * 26},116L${x + 19 + k * 26},116L${x + 19 + k * 26},140C${x + 19 + k * 26},154 ${x - 7 + k * 26},154 ${x - 7 + k * 26},140Z`,
      ),
    ),
    bar(page, x + 40, (top + 112) / 2 - 4, 88, 'ink', 9),
    repeat(i + 1, (k) => coin(page, x + 56 + (k - i / 2) * 25, 196, 11)),
    page.path('line', x + 84, top, x + 84, top - 42),
    page.rect(i === 1 ? 'soft' : 'paper', x + 84, top - 42, 44, 26),
    i === 0
      ? [0, 1].map((k) => page.path('line', x + 84, top - 33 + k * 9, x + 128, top - 33 + k * 9))
      : i === 1
        ? page.disc('ink', x + 106, top - 29, 7)
        : [
            page.path('line', x + 84, top - 29, x + 128, top - 29),
            page.path('line', x + 98, top - 42, x + 98, top - 16),
          ],
  ]
  return [
    page.rect('shade', 24, 248, 592, 204),
    page.rect('paper', 44, 274, 552, 160),
    page.path('bold', 14, 248, 626, 248),
    [shop(38, 82, 'shade', 0), shop(236, 64, 'hot', 1), shop(434, 90, 'soft', 2)],
    [344, 390].map((y) => page.path('bold', 64, y, 576, y)),
    repeat(9, (i) =>
      parcel(page, 96 + i * 56, 344, 40, 28 + ((i * 7) % 3) * 10, i % 2 ? 'soft' : 'paper'),
    ),
    repeat(9, (i) =>
      parcel(page, 96 + i * 56, 390, 42, 24 + ((i * 5) % 3) * 5, i % 3 ? 'paper' : 'soft'),
    ),
    repeat(9, (i) =>
      parcel(page, 96 + i * 56, 434, 44, 24 + ((i * 4) % 3) * 5, i % 2 ? 'paper' : 'soft'),
    ),
    [122, 320, 518].map((x) => [
      page.rect('blank', x - 14, 240, 28, 194),
      page.path('line', x - 13, 240, x - 13, 434),
      page.path('line', x + 13, 240, x + 13, 434),
      repeat(13, (i) => page.path('line', x - 13, 254 + i * 14, x + 13, 254 + i * 14)),
    ]),
  ]
}

/** A shop page of filters, goods and a cart. */
const shopPage = (x: number, y: number): Ink => [
  pane(page, x, y, 128, 100),
  repeat(4, (i) => [
    page.rect('paper', x + 8, y + 26 + i * 17, 8, 8),
    bar(page, x + 20, y + 27 + i * 17, 16),
  ]),
  repeat(4, (i) => [
    page.rect('soft', x + 44 + (i % 2) * 40, y + 24 + Math.floor(i / 2) * 37, 34, 22),
    bar(page, x + 44 + (i % 2) * 40, y + 50 + Math.floor(i / 2) * 37, 22, 'ink', 5),
  ]),
]

/** The same shop page twice on a balance, once on a pile of script and once on a little. */
export const scriptBalance = (): Ink => {
  const script = (x: number, y: number, look: Look = 'shade'): Ink => [
    page.rect(look, x, y, 50, 30, 2),
    bar(page, x + 8, y + 8, 26, look === 'hot' ? 'blank' : 'ink', 4),
    bar(page, x + 8, y + 18, 18, look === 'hot' ? 'blank' : 'ink', 4),
  ]
  const pan = (x: number, beam: number, y: number): Ink => [
    [-98, 98].map((u) => page.path('line', x, beam, x + u, y)),
    page.trace(
      'soft',
      `M${x - 112},${y}L${x + 112},${y}C${x + 90},${y + 30} ${x - 90},${y + 30} ${x - 112},${y}Z`,
    ),
  ]
  return [
    [
      page.trace('shade', 'M244,456L396,456L372,432L268,432Z'),
      page.trace('soft', 'M308,432L314,96L326,96L332,432Z'),
    ],
    [pan(136, 122, 404), pan(504, 54, 336)],
    repeat(4, (i) => script(34 + i * 51, 374)),
    repeat(4, (i) => script(34 + i * 51, 344)),
    repeat(3, (i) => script(60 + i * 51, 314)),
    shopPage(72, 214),
    script(479, 306, 'hot'),
    shopPage(440, 206),
    [
      page.trace('paper', 'M130,116L320,78L510,46L512,60L322,98L132,130Z'),
      page.disc('ink', 320, 88, 14),
      page.disc('paper', 320, 88, 5),
      [
        [136, 122],
        [504, 54],
      ].map(([x = 0, y = 0]) => page.disc('ink', x, y, 6)),
    ],
    [page.path('line', 320, 104, 320, 176), page.arc('guide', 320, 104, 76, 60, 120)],
  ]
}

/** From a checkout page a hand peels off a false layer that would have sent the card number away. */
export const peeledSkimmer = (): Ink => [
  windowFrame(page, 36, 36, 400, 408),
  [
    page.rect('soft', 66, 92, 150, 92, 8),
    page.rect('ink', 66, 110, 150, 18),
    bar(page, 80, 146, 74, 'paper', 8),
    bar(page, 80, 162, 44, 'paper', 6),
  ],
  repeat(3, (i) => bar(page, 242, 98 + i * 24, 150 - i * 36, i ? 'mute' : 'ink', 8)),
  [
    field(page, 66, 208, 340, 0.5, 36),
    field(page, 66, 276, 156, 0.4, 36),
    field(page, 250, 276, 156, 0.3, 36),
  ],
  [page.rect('shade', 66, 356, 340, 46, 4), bar(page, 190, 375, 92, 'ink', 8)],
  page.trace('dash', 'M432,216C482,280 436,404 520,404'),
  [
    page.rect('ink', 520, 374, 86, 62, 5),
    page.disc('blank', 540, 405, 7),
    page.path('bold', 588, 374, 588, 330),
    [10, 20, 30].map((r) => page.arc('line', 588, 326, r, -50, 50)),
    page.path('guide', 500, 446, 622, 446),
  ],
  (() => {
    const q = page.turn(196, 352, -27)
    return [
      q.rect('hot', 0, -132, 340, 116, 3),
      [
        q.rect('cut', 18, -112, 300, 30, 2),
        q.rect('cut', 18, -62, 136, 30, 2),
        q.rect('cut', 182, -62, 136, 30, 2),
      ],
      repeat(4, (i) => q.rect('blank', 30 + i * 40, -100, 28, 7, 3)),
    ]
  })(),
  page.trace('soft', 'M189,338L152,322C158,300 176,286 203,280Z'),
  pinch(page, 458, 124, 120),
]
