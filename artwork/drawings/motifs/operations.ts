/** What keeps programs running: ground, zones, walls, watch, copies. */
import { dimension } from '../parts/annotate.ts'
import { bar, lines } from '../parts/content.ts'
import { panelFrame } from '../parts/frames.ts'
import { can, key, padlock, rackFront, sheet } from '../parts/things.ts'
import { page, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'

const hatch = (x: number, y: number, w: number, h: number, step = 14): Ink =>
  repeat(Math.floor(w / step), (i) =>
    page.path('guide', x + i * step, y + h, x + Math.min(w, i * step + h * 0.6), y),
  )

/** A section through the ground: the program stands on cables, machines and stores. */
export const foundation = (): Ink => [
  page.rect('wash', 30, 166, 580, 290),
  page.path('bold', 20, 166, 620, 166),
  panelFrame(page, 226, 34, 188, 132),
  [bar(page, 244, 74, 80, 'ink', 9), lines(page, 244, 96, 150, [1, 0.8, 0.9, 0.5])],
  [
    page.rect('paper', 136, 180, 368, 44),
    repeat(3, (i) =>
      page.trace(
        'line',
        `M136,${192 + i * 10}C200,${180 + i * 12} 260,${214 - i * 8} 320,${196 + i * 6}C380,${184 + i * 8} 440,${212 - i * 6} 504,${192 + i * 10}`,
      ),
    ),
  ],
  [
    page.rect('paper', 136, 224, 368, 84),
    hatch(136, 224, 78, 84),
    rackFront(page, 156, 240, 120, 2, 24),
    page.rect('hot', 290, 224, 60, 84),
    page.path('cut', 298, 300, 342, 232),
    page.path('cut', 298, 232, 342, 300),
    rackFront(page, 364, 240, 120, 2, 24),
  ],
  [
    page.rect('paper', 136, 308, 368, 82),
    hatch(136, 308, 370, 82),
    repeat(3, (i) => can(page, 164 + i * 122, 318, 68, 62)),
  ],
  repeat(4, (i) => {
    const [x, lean] = [160 + i * 106, (i - 1.5) * 8]
    return [
      page.poly('shade', x - 12, 390, x + 12, 390, x + 6 + lean, 456, x - 6 + lean, 456),
      page.path('line', x + 12, 404, i < 3 ? x + 94 : x + 12, i < 3 ? 440 : 404),
    ]
  }),
]

/** What is written at the left is built at the right. */
export const infrastructureCode = (): Ink => [
  sheet(page, 40, 52, 220, 380),
  [
    page.trace('bold', 'M84,84C72,84 80,104 66,108C80,112 72,132 84,132'),
    lines(page, 100, 90, 110, [0.7, 0.9, 0.6], 18),
    repeat(3, (i) => [
      page.trace(
        'line',
        `M${90},${166 + i * 86}C80,${166 + i * 86} 88,${192 + i * 86} 76,${196 + i * 86}C88,${200 + i * 86} 80,${226 + i * 86} 90,${226 + i * 86}`,
      ),
      bar(page, 104, 172 + i * 86, 60, 'ink', 7),
      bar(page, 104, 192 + i * 86, 100, i === 2 ? 'flush' : 'mute', 8),
      bar(page, 104, 212 + i * 86, 74),
    ]),
  ],
  [
    page.path('guide', 212, 110, 600, 66),
    page.path('guide', 212, 110, 380, 124),
    page.path('guide', 212, 196, 350, 240),
    page.path('guide', 212, 282, 436, 240),
    page.path('guide', 212, 368, 520, 240),
    page.path('guide', 212, 376, 526, 390),
  ],
  [
    page.rect('soft', 380, 66, 190, 44, 3),
    repeat(6, (i) => page.rect('ink', 394 + i * 20, 80, 12, 14, 1)),
    page.disc('hot', 548, 88, 6),
  ],
  repeat(3, (i) =>
    page.path(
      i === 2 ? 'dash' : 'line',
      420 + i * 55,
      110,
      420 + i * 55,
      166,
      370 + i * 104,
      166,
      370 + i * 104,
      232,
    ),
  ),
  repeat(2, (i) => rackFront(page, 330 + i * 96, 232, 82, 5, 30)),
  [
    page.rect('dash', 522, 232, 82, 162, 3),
    repeat(4, (i) => page.path('guide', 530, 268 + i * 30, 596, 268 + i * 30)),
    page.path('wire', 522, 394, 604, 394),
    dimension(page, 522, 416, 604, 416),
    dimension(page, 620, 232, 620, 394),
  ],
]

/** A plan of rooms within rooms; the innermost has a guarded gate. */
export const networkSegments = (): Ink => {
  const machine = (x: number, y: number): Ink => [
    page.rect('soft', x, y, 44, 34, 2),
    page.path('line', x + 8, y + 11, x + 36, y + 11),
    page.path('line', x + 8, y + 22, x + 26, y + 22),
  ]
  const wall = (points: string): Ink => page.trace('shade', points)
  return [
    page.rect('blank', 40, 36, 560, 408),
    wall('M240,36L40,36L40,444L600,444L600,36L310,36L310,48L588,48L588,432L52,432L52,48L240,48Z'),
    page.rect('wash', 136, 112, 400, 272),
    wall(
      'M136,210L136,112L536,112L536,384L136,384L136,276L148,276L148,372L524,372L524,124L148,124L148,210Z',
    ),
    page.rect('blank', 246, 180, 228, 146),
    wall(
      'M246,180L474,180L474,220L462,220L462,192L258,192L258,314L462,314L462,286L474,286L474,326L246,326Z',
    ),
    [machine(76, 78), machine(76, 150), machine(76, 330), machine(544, 130), machine(544, 300)],
    [machine(176, 146), machine(176, 330), machine(400, 138), machine(300, 336)],
    [
      page.disc('paper', 330, 253, 44),
      page.disc('line', 330, 253, 32),
      page.disc('line', 330, 253, 20),
      key(page, 380, 253, 54, 'paper'),
    ],
    [
      page.rect('ink', 462, 214, 12, 10),
      page.rect('hot', 465, 222, 6, 64),
      page.disc('ink', 468, 290, 8),
      padlock(page, 502, 254, 34),
    ],
    [
      page.path('dash', 275, 18, 275, 80, 110, 80, 110, 243, 200, 243),
      page.path('dash', 200, 243, 200, 352, 500, 352, 500, 286),
    ],
  ]
}

/** Where the time of a request goes, call under call. */
export const traceWaterfall = (): Ink => {
  const calls = [
    [0, 0, 500, 0],
    [1, 14, 110, 0],
    [2, 30, 70, 1],
    [1, 140, 330, 0],
    [2, 154, 50, 3],
    [2, 212, 232, 3],
    [3, 226, 40, 5],
    [3, 274, 44, 5],
    [1, 478, 18, 0],
  ] as const
  const y = (i: number) => 92 + i * 38
  return [
    page.path('line', 70, 62, 600, 62),
    repeat(11, (i) => [
      page.path('line', 80 + i * 50, 62, 80 + i * 50, i % 5 ? 54 : 46),
      page.path('guide', 80 + i * 50, 66, 80 + i * 50, 440),
    ]),
    calls.map(([, x, w, parent], i) => [
      i
        ? page.path(
            'line',
            84 + calls[parent][1],
            y(parent) + 22,
            84 + calls[parent][1],
            y(i) + 11,
            80 + x,
            y(i) + 11,
          )
        : [],
      page.rect(i === 5 ? 'hot' : i === 0 ? 'shade' : 'soft', 80 + x, y(i), w, 22, 2),
      w > 60 ? bar(page, 92 + x, y(i) + 8, w * 0.3, i === 5 ? 'blank' : i ? 'mute' : 'ink') : [],
    ]),
    [
      page.path('dash', 270, 30, 270, 446),
      page.poly('ink', 270, 20, 304, 31, 270, 42),
      page.path('bold', 270, 20, 270, 44),
    ],
  ]
}
