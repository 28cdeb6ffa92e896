import type { Colour, Mix, Role } from '../../../schemas/contrast.ts'
import { getColourVariable } from './colour-variable.ts'

/** Surfaces other than the page: values of `data-tone`. */
export type Tone = 'raised' | 'night'

export type ColourName = Role | 'underline'

const mixOnInverse = (percent: number): Mix => ({ of: 'onNight', percent, with: 'night' })

/** The dark surface redefines colours, so that its content works on any surface. */
const onNight: Readonly<Partial<Record<ColourName, Colour>>> = {
  ink: 'onNight',
  quiet: mixOnInverse(80),
  rule: mixOnInverse(36),
  paper: 'night',
  raised: mixOnInverse(10),
  underline: 'onNight',
}

/** @param tone undefined for the page itself */
export const resolveColour = (tone: Tone | undefined, name: ColourName): Colour =>
  (tone === 'night' ? onNight[name] : undefined) ?? (name === 'underline' ? 'accent' : name)

const formatColour = (colour: Colour): string =>
  typeof colour === 'string'
    ? `var(${getColourVariable(colour)})`
    : `color-mix(in oklab,${formatColour(colour.of)} ${colour.percent}%,${formatColour(colour.with)})`

const redefinitions = Object.entries(onNight).map(
  ([name, colour]) => `  ${getColourVariable(name)}:${formatColour(colour)};`,
)

/** Inverse surfaces are not printed. */
export const tonesCss = `
[data-tone=raised]{background:var(--colour-raised)}
@media not print{[data-tone=night]{
${redefinitions.join('\n')}
  background:var(--colour-night);
  color:var(--colour-on-night)
}}`
