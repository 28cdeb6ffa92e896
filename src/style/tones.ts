import { css, type SerializedStyles } from './css.ts'

/** The sheets that content lies on. */
export type Tone = 'paper' | 'raised' | 'night'

// The dark sheet redefines the roles for all that stands on it, so that nothing has to know its sheet.
const night = css({
  '--colour-ink': 'var(--colour-on-night)',
  '--colour-quiet': 'color-mix(in srgb, var(--colour-on-night) 76%, var(--colour-night))',
  '--colour-rule': 'color-mix(in srgb, var(--colour-on-night) 32%, var(--colour-night))',
  '--colour-paper': 'var(--colour-night)',
  '--colour-raised': 'color-mix(in srgb, var(--colour-on-night) 8%, var(--colour-night))',
  '--colour-underline': 'var(--colour-on-night)',
  backgroundColor: 'var(--colour-night)',
  color: 'var(--colour-on-night)',
})

/** Background and text of each sheet. */
export const tones: Readonly<Record<Tone, SerializedStyles>> = {
  paper: css({ backgroundColor: 'var(--colour-paper)', color: 'var(--colour-ink)' }),
  raised: css({ backgroundColor: 'var(--colour-raised)', color: 'var(--colour-ink)' }),
  night,
}
