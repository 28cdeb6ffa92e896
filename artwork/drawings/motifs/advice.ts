/** Advice: weighing what to do, and examining what there is. */
import { avatar, bar, lines } from '../parts/content.ts'
import { clipboard, coin, rackFront, sheet } from '../parts/things.ts'
import { pulse } from '../parts/wellbeing.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

/** What it costs to build is weighed against what it costs to buy, with everything that comes along. */
export const buildOrBuy = (): Ink => {
  const pan = (x: number, y: number): Ink => [
    page.path('line', x, y, x - 88, y + 170),
    page.path('line', x, y, x + 88, y + 170),
    page.trace(
      'shade',
      `M${x - 102},${y + 170}L${x + 102},${y + 170}C${x + 82},${y + 208} ${x - 82},${y + 208} ${x - 102},${y + 170}Z`,
    ),
  ]
  const beam = page.turn(320, 92, 6)
  const [lx, ly, rx, ry] = [131, 73, 509, 112]
  return [
    page.path('bold', 40, 448, 600, 448),
    page.poly('soft', 240, 448, 256, 422, 384, 422, 400, 448),
    page.poly('shade', 308, 422, 313, 92, 327, 92, 332, 422),
    [
      page.arc('line', 320, 92, 66, -125, -55),
      repeat(7, (i) => page.turn(320, 92, -120 + i * 10).path('line', 60, 0, 66, 0)),
      beam.poly('hot', -4, 0, 0, -58, 4, 0),
    ],
    beam.poly('paper', -196, -5, 0, -12, 196, -5, 196, 5, 0, 12, -196, 5),
    [page.disc('paper', 320, 92, 18), page.disc('ink', 320, 92, 5)],
    [page.disc('paper', lx, ly, 8), page.disc('paper', rx, ry, 8)],
    [
      repeat(3, (row) =>
        repeat(4 - row, (i) =>
          page.rect(
            (i + row) % 3 ? 'soft' : 'paper',
            lx - 74 + row * 17 + i * 32,
            ly + 150 - row * 19,
            32,
            19,
          ),
        ),
      ),
      page.turn(lx + 44, ly + 98, -32).poly('paper', -34, -2, 6, -17, 6, 15),
      page.turn(lx + 44, ly + 98, -32).path('bold', 6, 0, 16, -8, 22, -8),
      page.turn(lx + 44, ly + 98, -32).rect('ink', 22, -13, 30, 10, 4),
    ],
    [
      page.rect('hot', rx - 66, ry + 88, 72, 82),
      page.rect('blank', rx - 54, ry + 102, 48, 30),
      bar(page, rx - 54, ry + 144, 40, 'blank'),
      repeat(3, (i) =>
        page.rect(i % 2 ? 'paper' : 'soft', rx + 12, ry + 144 - i * 26, 60 - i * 10, 26),
      ),
      page.path('line', rx + 6, ry + 96, rx + 20, ry + 60),
      page.turn(rx + 20, ry + 58, 20).poly('paper', 0, 0, 10, -13, 46, -13, 46, 13, 10, 13),
      page.turn(rx + 20, ry + 58, 20).disc('ink', 9, 0, 3),
    ],
    [pan(lx, ly), pan(rx, ry)],
    [
      repeat(3, (i) => sheet(page, 74 + i * 40, 330 + (i % 2) * 8, 64, 84)),
      lines(page, 164, 354, 40, [0.8, 1, 0.6, 0.9], 13),
      page.rect('shade', 60, 422, 176, 26, 3),
    ],
    [
      page.rect('paper', 440, 372, 130, 76, 3),
      page.path('line', 454, 384, 454, 436, 558, 436),
      repeat(4, (i) => page.rect('soft', 464 + i * 23, 420 - i * 9, 15, 16 + i * 9)),
    ],
  ]
}

/** A system is sounded like a patient; the diagnostic is a plan with an order, a price and an owner for each step. */
export const systemExamination = (): Ink => [
  page.path('line', 20, 448, 620, 448),
  [
    page.rect('paper', 34, 36, 172, 74, 3),
    pulse(page, 46, 74, 148, 44, 'bold'),
    page.path('line', 120, 110, 120, 132),
  ],
  rackFront(page, 34, 132, 172, 9, 33),
  [
    page.trace('bold', 'M214,282C290,330 316,250 316,170'),
    page.trace('bold', 'M316,170C316,120 282,126 276,66'),
    page.trace('bold', 'M316,170C316,120 350,126 356,66'),
    page.trace('bold', 'M276,66C272,40 284,36 294,34M356,66C360,40 348,36 338,34'),
    page.turn(298, 34, -10).rect('ink', -6, -7, 16, 14, 6),
    page.turn(334, 34, 10).rect('ink', -10, -7, 16, 14, 6),
    page.rect('shade', 307, 150, 18, 34, 6),
  ],
  [
    page.disc('hot', 180, 264, 44),
    page.disc('paper', 180, 264, 28),
    page.disc('line', 180, 264, 12),
  ],
  page.turn(180, 264, 28).rect('ink', 40, -8, 18, 16, 4),
  clipboard(page, 384, 62, 226, 376),
  repeat(5, (i) => {
    const y = 122 + i * 62
    return [
      i < 4 ? page.path('line', 424, y + 16, 424, y + 46) : [],
      page.disc(i === 0 ? 'hot' : 'paper', 424, y, 15),
      repeat(i + 1, (k) =>
        page.disc(
          i === 0 ? 'blank' : 'ink',
          424 + (i === 0 ? 0 : Math.cos((k * 2 * Math.PI) / (i + 1)) * 7),
          y + (i === 0 ? 0 : Math.sin((k * 2 * Math.PI) / (i + 1)) * 7),
          2.6,
        ),
      ),
      bar(page, 448, y - 8, 54 - (i % 2) * 10, 'ink'),
      bar(page, 448, y + 5, 40),
      coin(page, 526, y, 14, 'soft'),
      avatar(page, 570, y, 16, i % 2 ? 'shade' : 'soft'),
    ]
  }),
]
