import type { Color, Mix, Role } from '../../../schemas/contrast.ts'
import { getColorVariable } from './color-variable.ts'

/** Surfaces other than the page: values of `data-tone`. */
export type Tone = 'surface' | 'inverse'

export type ColorName = Role | 'underline'

const mixOnInverse = (percent: number): Mix => ({ of: 'onInverse', percent, with: 'inverse' })

/** The dark surface redefines colors, so that its content works on any surface. */
const onInverse: Readonly<Partial<Record<ColorName, Color>>> = {
  text: 'onInverse',
  muted: mixOnInverse(80),
  border: mixOnInverse(36),
  background: 'inverse',
  surface: mixOnInverse(10),
  underline: 'onInverse',
}

/** @param tone undefined for the page itself */
export const resolveColor = (tone: Tone | undefined, name: ColorName): Color =>
  (tone === 'inverse' ? onInverse[name] : undefined) ?? (name === 'underline' ? 'accent' : name)

const formatColor = (color: Color): string =>
  typeof color === 'string'
    ? `var(${getColorVariable(color)})`
    : `color-mix(in oklab,${formatColor(color.of)} ${color.percent}%,${formatColor(color.with)})`

const redefinitions = Object.entries(onInverse).map(
  ([name, color]) => `  ${getColorVariable(name)}:${formatColor(color)};`,
)

export const tonesCss = `
[data-tone=surface]{background:var(--color-surface)}
@media not print{[data-tone=inverse]{
${redefinitions.join('\n')}
  background:var(--color-inverse);
  color:var(--color-on-inverse)
}}`
