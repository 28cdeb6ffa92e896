import type { Colour, Mix, Role } from '../../../schemas/contrast.ts'
import { getColourVariable } from './colour-variable.ts'

/** Sheets other than the page itself that content can lie on: the value of `data-tone`. */
export type Tone = 'raised' | 'night'

/** What views call a colour: a role, or the underline of links. */
export type ColourName = Role | 'underline'

const mixOnInverse = (percent: number): Mix => ({ of: 'onNight', percent, with: 'night' })

/**
 * The dark sheet redefines the roles of colours for all that stands on it, so that nothing has to know
 * its sheet.
 */
const onNight: Readonly<Partial<Record<ColourName, Colour>>> = {
  ink: 'onNight',
  quiet: mixOnInverse(80),
  rule: mixOnInverse(36),
  paper: 'night',
  raised: mixOnInverse(10),
  underline: 'onNight',
}

/** The colour that a name stands for on a sheet; without a tone, on the page itself. */
export const resolveColour = (tone: Tone | undefined, name: ColourName): Colour =>
  (tone === 'night' ? onNight[name] : undefined) ?? (name === 'underline' ? 'accent' : name)

const formatColour = (colour: Colour): string =>
  typeof colour === 'string'
    ? `var(${getColourVariable(colour)})`
    : `color-mix(in oklab,${formatColour(colour.of)} ${colour.percent}%,${formatColour(colour.with)})`

const redefinitions = Object.entries(onNight).map(
  ([name, colour]) => `  ${getColourVariable(name)}:${formatColour(colour)};`,
)

/** How the sheets look; paper stays white, so night is for screens. */
export const tonesCss = `
[data-tone=raised]{background:var(--colour-raised)}
@media not print{[data-tone=night]{
${redefinitions.join('\n')}
  background:var(--colour-night);
  color:var(--colour-on-night)
}}`
