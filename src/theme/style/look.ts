import type { Theme } from '../../content/model.ts'

export type Declaration = readonly [name: string, value: string]

const BUTTON_RADIUS: Readonly<Record<Theme['buttonShape'], string>> = {
  square: '0',
  rounded: 'var(--radius)',
  pill: '10rem',
}

const READING_WIDTH = 'minmax(0,46rem)'

/** Below the text of a header without a picture. */
const HERO_GAP = 'clamp(var(--space-12),7vw,var(--space-24))'

const SHADOW = '0 1px 2px #0002,0 6px 24px #0002'

const DENSITY: Readonly<Record<Theme['density'], string>> = {
  compact: '.6',
  regular: '1',
  spacious: '1.25',
}

/** Share of the text color in lines. */
const LINES: Readonly<Record<Theme['lines'], string>> = { strong: '100%', thin: '0%', none: '0%' }

/** Opacity of the outlines of cards. */
const OUTLINES: typeof LINES = { strong: '100%', thin: '22%', none: '22%' }

/** Custom properties for the parts of the look. Components use them instead of branching. */
export function createLookDeclarations(theme: Theme): readonly Declaration[] {
  const isCentered = theme.align === 'center'
  const hasCenteredBar = theme.header === 'center'
  const covers = theme.pictureFit === 'cover'
  return [
    ['--button-radius', BUTTON_RADIUS[theme.buttonShape]],
    ['--frame', theme.cards === 'outlined' ? OUTLINES[theme.lines] : '0%'],
    ['--card-fill', theme.cards === 'open' ? '0%' : '100%'],
    ['--card-inset', theme.cards === 'open' ? '0' : '1'],
    ['--card-shadow', theme.cards === 'raised' ? SHADOW : 'none'],
    ['--density', DENSITY[theme.density]],
    ['--rule', LINES[theme.lines]],
    ['--divider', theme.lines === 'none' ? '0' : '1px'],
    ['--align', theme.align],
    ['--justify', isCentered ? 'center' : 'normal'],
    ['--bar-direction', hasCenteredBar ? 'column' : 'row'],
    ['--bar-justify', hasCenteredBar ? 'center' : 'flex-end'],
    ['--bar-space', hasCenteredBar ? 'var(--space-3)' : '0'],
    ['--head-columns', isCentered ? READING_WIDTH : '7fr 5fr'],
    ['--hero-gap', theme.lines === 'none' ? 'var(--space-2)' : HERO_GAP],
    ['--beside-columns', isCentered ? READING_WIDTH : '5fr 7fr'],
    ['--details-columns', isCentered ? 'minmax(0,1fr)' : '5fr 7fr'],
    ['--beside-share', isCentered ? '100' : '250'],
    ['--beside-position', isCentered ? 'static' : 'sticky'],
    ['--alone-columns', isCentered ? READING_WIDTH : 'minmax(0,1fr)'],
    ['--picture-fit', theme.pictureFit],
    ['--picture-inset', covers ? '0' : '1'],
    ['--paper', theme.gridPaper ? '45%' : '0%'],
    ['--mark-radius', theme.listMarks === 'dot' ? '50%' : '0'],
    ['--section-number', theme.sectionNumbers ? "counter(band,decimal-leading-zero)/''" : 'none'],
    ['--menu-number', theme.menuNumbers ? "counter(entry,decimal-leading-zero)/''" : 'none'],
    ['--menu-indent', theme.menuNumbers ? 'min(2.5rem,14vw)' : '0px'],
    ['--dimension-line', theme.dimensionLines ? 'block' : 'none'],
    ['--font-label', `var(--font-${theme.monospacedLabels ? 'mono' : 'text'})`],
    ...(theme.pointerRing ? [['--pointer-ring', '1'] as const] : []),
  ]
}
