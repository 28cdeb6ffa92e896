/** The colours and line weights that all pictures share. */

/** How a stroke looks: what fills it and what outlines it. */
export type Look = keyof typeof LOOKS

interface Colours {
  readonly ink: string
  readonly paper: string
  readonly soft: string
  readonly shade: string
  readonly guide: string
  readonly hot: string
  /** Large dark areas of screens, which ink would make glare at night. */
  readonly slab: string
}

const DAY: Colours = {
  ink: '#14171F',
  paper: '#FEFDFA',
  soft: '#EBE7DC',
  shade: '#D5CFC0',
  guide: '#B4AE9F',
  hot: '#1F3BFF',
  slab: '#14171F',
}

const NIGHT: Colours = {
  ink: '#E9E7E0',
  paper: '#151B33',
  soft: '#222A48',
  shade: '#3D4973',
  guide: '#4D5779',
  hot: '#6478FF',
  slab: '#5B6AA0',
}

/** Covers are shown as small as a thumb, too: their faces stand out more, and their lines are heavier. */
const COVER: Colours = {
  ...NIGHT,
  paper: '#1B2347',
  soft: '#34407C',
  shade: '#6375C4',
  guide: '#4F5C98',
}

/** The ground of pictures that are dark in either mode. */
const NIGHT_GROUND = '#0E1224'

/** The colours of icons, which cannot follow the visitor's mode. */
export const ICON = { ground: NIGHT_GROUND, ink: '#F6F4EE' } as const

const LOOKS = {
  line: 'stroke:var(--ink)',
  bold: 'stroke:var(--ink);stroke-width:3',
  dash: 'stroke:var(--ink);stroke-dasharray:6 5',
  guide: 'stroke:var(--guide);stroke-width:1',
  wire: 'stroke:var(--hot);stroke-width:2.5',
  cut: 'stroke:var(--paper);stroke-width:2',
  paper: 'fill:var(--paper);stroke:var(--ink)',
  soft: 'fill:var(--soft);stroke:var(--ink)',
  shade: 'fill:var(--shade);stroke:var(--ink)',
  hot: 'fill:var(--hot);stroke:var(--ink)',
  mute: 'fill:var(--shade)',
  wash: 'fill:var(--soft)',
  ink: 'fill:var(--ink)',
  slab: 'fill:var(--slab)',
  blank: 'fill:var(--paper)',
  flush: 'fill:var(--hot)',
  ground: `fill:${NIGHT_GROUND}`,
  pane: `fill:${NIGHT_GROUND};stroke:${NIGHT.ink}`,
  glow: `fill:${NIGHT.ink}`,
  faint: `fill:${NIGHT.guide}`,
  hint: 'fill:#B4BAD2',
  bright: `fill:${NIGHT.hot}`,
} as const

/** Looks that only outline: neighbours of the same look can share one path. */
export const OPEN_LOOKS: ReadonlySet<Look> = new Set([
  'line',
  'bold',
  'dash',
  'guide',
  'wire',
  'cut',
])

/** What a look consists of. */
export const traits = (look: Look) => ({
  outlined: LOOKS[look].includes('stroke:'),
  dashed: LOOKS[look].includes('dasharray'),
})

/** Whether a picture follows the visitor's system or is dark always. */
export type Scheme = 'visitor' | 'night'

/** How wide lines are that say nothing else, in px of the picture. */
export const LINE_WIDTH: Readonly<Record<Scheme, number>> = { visitor: 1.75, night: 2.5 }

/** The colours as variables; few pictures have a slab, so the others do not declare it. */
const variables = (colours: Colours, looks: ReadonlySet<Look>): string =>
  Object.entries(colours)
    .filter(([name]) => name !== 'slab' || looks.has('slab'))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The style sheet of a picture, with the rules of the looks that it uses. */
export function styleSheet(looks: ReadonlySet<Look>, scheme: Scheme): string {
  const dark = `svg{${variables(NIGHT, looks)}}`
  const colours =
    scheme === 'night'
      ? `svg{${variables(COVER, looks)}}`
      : `svg{${variables(DAY, looks)}}@media(prefers-color-scheme:dark){${dark}}`
  const rules = [...looks].sort().map((look) => `.${look}{${LOOKS[look]}}`)
  return colours + rules.join('')
}
