/** Types: labels on things that prove that the parts of a program fit. */
import { space } from '../iso.ts'
import { arrow, tick } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { sheet } from '../parts/things.ts'
import { type Pen, page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

/** A label behind a word: two dots and a tag. */
const label = (p: Pen, u: number, v: number, w: number, look: Look = 'hot'): Ink => [
  p.disc(look === 'hot' ? 'flush' : 'ink', u, v + 1, 2),
  p.disc(look === 'hot' ? 'flush' : 'ink', u, v + 9, 2),
  p.poly(look, u + 8, v + 5, u + 14, v - 4, u + 14 + w, v - 4, u + 14 + w, v + 14, u + 14, v + 14),
  p.disc('paper', u + 16, v + 5, 2.2),
]

/** The labels are lifted off like a foil; the program below stays the same. */
export const typeErasure = (): Ink => {
  const s = space(306, 206)
  const words = [
    [0, 70],
    [24, 90],
    [24, 50],
    [48, 76],
    [24, 60],
    [0, 40],
  ] as const
  const code = (p: Pen): Ink =>
    words.map(([indent, w], i) => bar(p, 24 + indent, 26 + i * 34, w, i % 2 ? 'mute' : 'ink', 10))
  const tags = (p: Pen, look: Look): Ink =>
    words.map(([indent, w], i) => (i === 5 ? [] : label(p, 34 + indent + w, 26 + i * 34, 40, look)))
  const [low, high] = [s.top(0, 0, -20), s.top(0, 0, 164)]
  return [
    s.box(0, 0, -32, 240, 230, 12),
    low.rect('paper', 0, 0, 240, 230),
    code(low),
    [
      s.path('dash', 0, 230, -20, 0, 230, 164),
      s.path('dash', 240, 230, -20, 240, 230, 164),
      s.path('dash', 240, 0, -20, 240, 0, 164),
    ],
    high.rect('dash', 0, 0, 240, 230),
    tags(high, 'hot'),
    repeat(4, (i) => {
      const [x, y] = s.point([20, 220, 20, 220][i] ?? 0, [20, 20, 210, 210][i] ?? 0, 164)
      return page.disc('ink', x, y, 3)
    }),
    arrow(page, 'line', [590, 300, 590, 170], 12),
  ]
}

/** The plan of a building: which rooms are checked and which are not yet. */
export const typeCoverage = (): Ink => {
  const rooms = [
    [60, 40, 130, 110],
    [190, 40, 90, 70],
    [280, 40, 150, 110],
    [430, 40, 110, 160],
    [190, 110, 90, 40],
    [60, 150, 80, 140],
    [140, 150, 140, 90],
    [280, 150, 150, 140],
    [430, 200, 110, 90],
    [140, 240, 140, 50],
    [60, 290, 150, 100],
    [210, 290, 110, 100],
    [320, 290, 110, 100],
    [430, 290, 110, 100],
  ] as const
  const open = new Set([1, 8, 10])
  return [
    rooms.map(([x, y, w, h], i) => [
      page.rect(open.has(i) ? 'paper' : 'soft', x, y, w, h),
      open.has(i) || i === 7
        ? []
        : repeat(Math.floor((w + h) / 14), (k) => {
            const d = (k + 1) * 14
            const [x0, y0] = d < h ? [x, y + d] : [x + d - h, y + h]
            const [x1, y1] = d < w ? [x + d, y] : [x + w, y + d - w]
            return page.path('guide', x0, y0, x1, y1)
          }),
      page.rect('line', x, y, w, h),
    ]),
    page.rect('bold', 60, 40, 480, 350),
    [
      [190, 94, 190, 104],
      [270, 150, 250, 150],
      [280, 200, 280, 220],
      [430, 240, 430, 220],
      [320, 340, 320, 360],
      [230, 290, 250, 290],
    ].map((points) => page.path('cut', ...points)),
    page.rect('flush', 280, 150, 150, 140),
    page.rect('blank', 289, 159, 132, 122),
    page.trace('wire', 'M336,202C336,182 374,182 374,204C374,220 355,218 355,238'),
    page.disc('flush', 355, 252, 4),
    [
      page.rect('ink', 60, 424, 60, 8),
      page.rect('paper', 120, 424, 60, 8),
      page.rect('ink', 180, 424, 60, 8),
    ],
    [
      page.disc('line', 584, 420, 30),
      page.poly('ink', 584, 380, 592, 420, 576, 420),
      page.poly('paper', 584, 460, 592, 420, 576, 420),
      page.path('line', 548, 420, 620, 420),
    ],
  ]
}

/** File by file: what is labelled, what is being turned, what is still plain. */
export const fileConversion = (): Ink => {
  const at = (i: number) => 34 + i * 84
  return [
    repeat(7, (i) =>
      i === 3
        ? []
        : [
            sheet(page, at(i), 140, 68, 190, i < 3 ? 'paper' : 'soft'),
            lines(page, at(i) + 12, 176, 40, [1, 0.7, 0.9, 0.5, 0.8, 1, 0.6], 20),
            i < 3
              ? [
                  repeat(4, (k) => page.rect('shade', at(i) + 56, 172 + k * 34, 22, 15, 3)),
                  page.disc('paper', at(i) + 34, 110, 18),
                  tick(page, at(i) + 34, 110, 18, 'bold'),
                ]
              : [],
          ],
    ),
    [
      page.poly('shade', 286, 140, 320, 122, 320, 312, 286, 330),
      page.trace('hot', 'M320,122C340,104 372,108 384,130L384,322C372,300 340,296 320,312Z'),
      repeat(6, (i) =>
        page.trace(
          'cut',
          `M332,${146 + i * 25}C344,${136 + i * 25} 360,${138 + i * 25} 370,${148 + i * 25}`,
        ),
      ),
      page.trace('line', 'M288,96C304,60 356,56 372,88'),
      page.path('line', 376, 72, 373, 90, 357, 83),
    ],
    page.path('line', 24, 330, 616, 330),
    arrow(page, 'bold', [34, 384, 606, 384], 16),
    repeat(7, (i) => page.path('line', at(i) + 34, 376, at(i) + 34, 392)),
  ]
}

/** A carton of files, its list of types on top, doors for two kinds of users. */
export const packageBox = (): Ink => {
  const s = space(292, 176)
  const note = page.turn(424, 24, 12)
  const front = s.left(0, 150, 0)
  const insert = (y: number, look: Look): Ink => {
    const p = s.left(20, y, 56)
    return [
      p.rect(look, 0, 0, 130, 120),
      p.trace('bold', 'M48,16C36,16 46,34 34,38C46,42 36,60 48,60'),
      p.trace('bold', 'M82,16C94,16 84,34 96,38C84,42 94,60 82,60'),
    ]
  }
  return [
    s.left(0, 0, 0).rect('shade', 0, 0, 170, 100),
    s.right(0, 150, 0).rect('soft', 0, 0, 150, 100),
    s.top(0, 0, 0).poly('paper', 0, 0, 170, 0, 170, -56, 0, -56),
    s.top(0, 0, 0).poly('paper', 0, 0, 0, 150, -56, 150, -56, 0),
    [insert(36, 'soft'), insert(72, 'paper'), insert(108, 'soft')],
    front.rect('soft', 0, 0, 170, 136),
    s.right(170, 150, 0).rect('shade', 0, 0, 150, 136),
    [
      front.rect('paper', 18, 56, 58, 80),
      front.rect('paper', 94, 56, 58, 80),
      front.disc('ink', 66, 100, 4),
      front.disc('ink', 142, 100, 4),
      front.rect('ink', 28, 66, 34, 14, 2),
      front.disc('shade', 123, 74, 9),
    ],
    s.top(0, 0, 0).poly('paper', 0, 150, 170, 150, 190, 196, -20, 196),
    s.top(0, 0, 0).poly('paper', 170, 0, 216, -16, 216, 166, 170, 150),
    note.rect('paper', 0, 0, 130, 150),
    repeat(5, (i) => [
      bar(note, 16, 22 + i * 25, [30, 40, 24, 36, 28][i] ?? 0, 'ink', 7),
      label(note, 66, 20 + i * 25, 34),
    ]),
  ]
}
