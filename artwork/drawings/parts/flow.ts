/** Chains of approval and other steps. */
import { type Pen, repeat } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import { cross, tick } from './annotate.ts'
import { avatar, bar } from './content.ts'

export type StepState = 'done' | 'current' | 'open' | 'refused'

/** A round station of a chain. */
export function station(p: Pen, u: number, v: number, r: number, state: StepState): Ink {
  if (state === 'done') return [p.disc('ink', u, v, r), tick(p, u, v, r, 'cut')]
  if (state === 'current') return [p.disc('hot', u, v, r), p.disc('blank', u, v, r * 0.3)]
  if (state === 'refused') return [p.disc('paper', u, v, r), cross(p, u, v, r)]
  return p.disc('paper', u, v, r)
}

/** Stations on one line, evenly spaced. */
export const chain = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  r: number,
  states: readonly StepState[],
): Ink => {
  const step = w / (states.length - 1)
  return [
    p.path('line', u, v, u + w, v),
    states.map((state, i) => station(p, u + i * step, v, r, state)),
  ]
}

const LETTERS = {
  A: [0, 9, 3, 0, 6, 9, 5, 6, 1, 6],
  L: [0, 0, 0, 9, 5, 9],
  N: [0, 9, 0, 0, 6, 9, 6, 0],
  Y: [0, 0, 3, 5, 6, 0, 3, 5, 3, 9],
} as const

/** One of the two words of an approval, in lines. */
const word = (p: Pen, u: number, v: number, letters: readonly (keyof typeof LETTERS)[]): Ink =>
  letters.map((letter, i) => p.at(u + i * 9, v).path('line', ...LETTERS[letter]))

/** A phase of an approval: its approvers in a column, each with a state; `all` ties them with a brace. */
export const phase = (
  p: Pen,
  u: number,
  v: number,
  w: number,
  approvers: readonly StepState[],
  all: boolean,
): Ink => {
  const h = 52 + approvers.length * 46
  const current = approvers.includes('current')
  return [
    p.rect('paper', u, v, w, h, 3),
    p.rect(current ? 'hot' : 'soft', u, v, w, 34, 3),
    bar(p, u + 14, v + 14, w * 0.4, current ? 'blank' : 'ink'),
    p.rect('paper', u + w - 56, v + 8, 42, 18, 9),
    word(p, u + w - 47, v + 12.5, all ? ['A', 'L', 'L'] : ['A', 'N', 'Y']),
    repeat(approvers.length, (i) => [
      avatar(p, u + 28, v + 64 + i * 46, 15),
      bar(p, u + 52, v + 56 + i * 46, w * 0.32, 'ink', 5),
      bar(p, u + 52, v + 67 + i * 46, w * 0.22, 'mute', 5),
      station(p, u + w - 24, v + 64 + i * 46, 9, approvers[i] ?? 'open'),
    ]),
  ]
}
