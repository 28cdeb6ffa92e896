/** How a picture assembles itself once, when it is shown: lines draw themselves, then fills appear. */
import { type Look, traits } from './tokens.ts'

/**
 * Seconds: the whole, a line that draws itself, a fill that appears once its line is nearly there. Each frame of it is work
 * for the page that shows the picture, just while the page begins: 290 ms of CPU time with 2 seconds, 200 with these.
 */
const TOTAL = 1.4
const DRAW = 0.5
const FILL = 0.3
const FILL_AFTER = 0.35

const NUMBERS = /-?\d+(?:\.\d+)?/g

/** About how long the parts of an outline are; the handles of its curves count as corners. */
const lengthsOf = (d: string): number[] =>
  d
    .split('M')
    .slice(1)
    .map((part) => {
      const values = (part.match(NUMBERS) ?? []).map(Number)
      if (part.endsWith('Z')) values.push(...values.slice(0, 2))
      let length = 0
      for (let i = 2; i + 1 < values.length; i += 2) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = values.slice(i - 2, i + 2)
        length += Math.hypot(x1 - x0, y1 - y0)
      }
      return length
    })

/** The length to declare for an outline, so that the longest of its parts is 1 at most. */
export function pathLength(d: string): number {
  const lengths = lengthsOf(d)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const longest = Math.max(...lengths)
  return longest > 0 ? Math.floor((whole / longest) * 100) / 100 : 1
}

const KEYFRAMES = {
  // The gap is longer than any part, and the start a little before the line, lest its round end shows.
  draw: 'from{stroke-dasharray:1 9;stroke-dashoffset:1.01}to{stroke-dasharray:1 9;stroke-dashoffset:0}',
  fill: 'from{fill-opacity:0}',
  edge: 'from{stroke:var(--ink)}to{stroke:#0000}',
  fade: 'from{opacity:0}',
} as const

const seconds = (value: number): string => `${Number(value.toFixed(3))}s`

const part = (name: keyof typeof KEYFRAMES, lasts: number, after = 0): string =>
  `${name} ${seconds(lasts)} ${after ? `calc(var(--at) + ${seconds(after)})` : 'var(--at)'} backwards`

/** What the strokes of a group inherit: one animation for all of them, not one for each. */
const OF_GROUPS = [part('draw', DRAW), part('fill', FILL, FILL_AFTER)]

/** Besides, where some of them have no outline: the line that draws itself then. Others have a stroke of their own. */
const OF_FILLS = part('edge', FILL_AFTER + FILL)

/** The rules that make the groups of a picture appear in the order of their steps. */
export function assemblyRules(steps: ReadonlySet<number>, looks: ReadonlySet<Look>): string {
  if (steps.size === 0) return ''
  const ordered = [...steps].sort((a, b) => a - b)
  const gap = (TOTAL - FILL_AFTER - FILL) / Math.max(1, ordered.length - 1)
  const groups = [...looks].every((look) => traits(look).outlined)
    ? OF_GROUPS
    : [...OF_GROUPS, OF_FILLS]
  // The dashes of a dashed line are in use already.
  const dashed = [...looks].filter((look) => traits(look).dashed).sort()
  const rules = [
    ...ordered.map((step, i) => `.s${step}{--at:${seconds(i * gap)}}`),
    `g{animation:${groups}}`,
    ...dashed.map((look) => `g .${look}{animation:${part('fade', DRAW)}}`),
    ...Object.entries(KEYFRAMES).map(([name, frames]) => `@keyframes ${name}{${frames}}`),
  ]
  // On paper, and for visitors who prefer rest, the picture is finished from the start.
  return `@media screen and (prefers-reduced-motion:no-preference){${rules.join('')}}`
}
