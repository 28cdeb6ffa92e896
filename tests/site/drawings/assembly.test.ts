import { expect, test } from 'vitest'
import { pathLength } from '../../../artwork/drawings/assembly.ts'
import { entries } from '../../../artwork/drawings/catalogue.ts'
import { page } from '../../../artwork/drawings/pen.ts'
import { assembled, type Ink, svgOf } from '../../../artwork/drawings/stroke.ts'

const drawn = (ink: Ink): string => svgOf({ width: 10, height: 10, scheme: 'visitor', ink })

const line = page.path('line', 0, 0, 8, 0)

test('a picture without steps does not move', () => {
  expect(drawn(line)).not.toMatch(/animation|keyframes|<g|pathLength/)
})

test('only the head picture of the home page assembles itself', () => {
  const moving = entries.filter(([, picture]) => svgOf(picture).includes('@keyframes'))
  expect(moving.map(([address]) => address)).toEqual(['drawings/viaduct.svg'])
})

test('what has a step is a group of its own; what has none stays outside', () => {
  const svg = drawn([line, assembled(1, [line, line]), assembled(2, line), line])
  expect(svg.split('\n').slice(2, -2)).toEqual([
    '<path class="line" d="M0 0L8 0"/>',
    '<g class="s1">',
    '<path class="line" pathLength="2" d="M0 0L8 0M0 0L8 0"/>',
    '</g>',
    '<g class="s2">',
    '<path class="line" pathLength="1" d="M0 0L8 0"/>',
    '</g>',
    '<path class="line" d="M0 0L8 0"/>',
  ])
})

test('a group that is painted last is closed', () => {
  expect(drawn(assembled(1, line))).toMatch(/<\/g>\n<\/svg>\n$/)
})

test('steps begin one after the other, whatever their order of painting, and end within a second and a half', () => {
  const svg = drawn([assembled(5, line), assembled(1, line), assembled(3, line)])
  expect(svg).toContain('.s1{--at:0s}.s3{--at:0.375s}.s5{--at:0.75s}')
})

test('nothing moves on paper or for those who prefer rest', () => {
  const [before, after] = drawn(assembled(1, line)).split(
    '@media screen and (prefers-reduced-motion:no-preference){',
  )
  expect(before).not.toContain('animation')
  expect(after).toContain('animation')
})

test('lines draw themselves and fills appear by what all strokes of a group inherit', () => {
  const svg = drawn(assembled(1, [page.rect('soft', 0, 0, 8, 8), line]))
  expect(svg).toContain(
    '}g{animation:draw 0.5s var(--at) backwards,fill 0.3s calc(var(--at) + 0.35s) backwards}@',
  )
  // These, and no others, are inherited from a group.
  expect(svg).toContain('@keyframes draw{from{stroke-dasharray:1 9;stroke-dashoffset:1.01}')
  expect(svg).toContain('@keyframes fill{from{fill-opacity:0}}')
})

test('what has no outline inherits one that fades; what has one keeps its own', () => {
  const svg = drawn([assembled(1, page.rect('ink', 0, 0, 8, 8)), assembled(1, line)])
  expect(svg).toContain(',edge 0.65s var(--at) backwards}@')
  expect(svg).toContain('@keyframes edge{from{stroke:var(--ink)}to{stroke:#0000}}')
  expect(svg).toContain('.ink{fill:var(--ink)}')
  expect(svg).toContain('.line{stroke:var(--ink)}')
})

test('a stroke has an animation of its own only where its dashes are in use', () => {
  const looks = ['line', 'soft', 'ink', 'dash'] as const
  const svg = drawn(looks.map((look) => assembled(1, page.rect(look, 0, 0, 8, 8))))
  expect(svg.match(/[^{}]*\{animation:[^}]*/g)).toEqual([
    expect.stringMatching(/^g\{/),
    'g .dash{animation:fade 0.5s var(--at) backwards',
  ])
  expect(svg).toMatch(/<path class="dash" d=/)
})

test.each([
  ['M0 0L10 0', 1],
  ['M0 0L10 0M0 5L10 5M0 9L5 9', 2.5],
  ['M0 0L3 0L3 4Z', 1],
  ['M0 0L3 0L3 4ZM0 0L6 0', 1.5],
  ['M4 4L4 4', 1],
])('the longest part of %s is 1 long if the whole is declared as %d', (d, length) => {
  expect(pathLength(d)).toBe(length)
})
