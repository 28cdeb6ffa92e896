/** Sheets other than the page itself that content can lie on: the value of `data-tone`. */
export type Tone = 'raised' | 'night'

/**
 * How the sheets look. The dark one redefines the roles of colours for all that stands on it, so that
 * nothing has to know its sheet.
 */
export const tonesCss = `
[data-tone=raised]{background:var(--colour-raised)}
[data-tone=night]{
  --colour-ink:var(--colour-on-night);
  --colour-quiet:color-mix(in oklab,var(--colour-on-night) 80%,var(--colour-night));
  --colour-rule:color-mix(in oklab,var(--colour-on-night) 36%,var(--colour-night));
  --colour-paper:var(--colour-night);
  --colour-raised:color-mix(in oklab,var(--colour-on-night) 10%,var(--colour-night));
  --colour-underline:var(--colour-on-night);
  background:var(--colour-night);
  color:var(--colour-on-night)
}`
