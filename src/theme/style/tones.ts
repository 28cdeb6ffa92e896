import type { Colour, Mix, Role } from '../../../schemas/contrast.ts'
import { getColourVariable } from './colour-variable.ts'

/** Surfaces other than the page: values of `data-tone`. */
export type Tone = 'surface' | 'inverse'

export type ColourName = Role | 'underline'

const mixOnInverse = (percent: number): Mix => ({ of: 'onInverse', percent, with: 'inverse' })

/** The dark surface redefines colours, so that its content works on any surface. */
const onInverse: Readonly<Partial<Record<ColourName, Colour>>> = {
  text: 'onInverse',
  muted: mixOnInverse(80),
  border: mixOnInverse(36),
  background: 'inverse',
  surface: mixOnInverse(10),
  underline: 'onInverse',
}

/** @param tone undefined for the page itself */
export const resolveColour = (tone: Tone | undefined, name: ColourName): Colour =>
  (tone === 'inverse' ? onInverse[name] : undefined) ?? (name === 'underline' ? 'accent' : name)

const formatColour = (colour: Colour): string =>
  typeof colour === 'string'
    ? `var(${getColourVariable(colour)})`
    : `color-mix(in oklab,${formatColour(colour.of)} ${colour.percent}%,${formatColour(colour.with)})`

const redefinitions = Object.entries(onInverse).map(
  ([name, colour]) => `  ${getColourVariable(name)}:${formatColour(colour)};`,
)

/** Inverse surfaces are not printed. */
export const tonesCss = `
[data-tone=surface]{background:var(--colour-surface)}
@media not print{[data-tone=inverse]{
${redefinitions.join('\n')}
  background:var(--colour-inverse);
  color:var(--colour-on-inverse)
}}`
