/** Names and letter widths of system fonts that are used as fallback. */
import type { FallbackFont } from '../../theme/style/font-stacks.ts'

export interface FallbackMetrics {
  /** For `local()`, also metric-compatible fonts. Linux names first: lookups of missing fonts block there. */
  readonly names: readonly string[]
  /** Advances of space and a to z, in 1/1000 em. */
  readonly advances: readonly number[]
}

const numbers = (text: string): number[] => text.split(' ').map(Number)

const even = (advance: number): readonly number[] => Array.from({ length: 27 }, () => advance)

/** Arial and Times have the widths of Helvetica and Times in PostScript. */
export const fallbackMetrics: Readonly<
  Record<FallbackFont, { readonly regular: FallbackMetrics; readonly bold: FallbackMetrics }>
> = {
  Arial: {
    regular: {
      names: ['Liberation Sans', 'Arial', 'ArialMT', 'Arimo', 'Helvetica'],
      advances: numbers(
        '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
      ),
    },
    bold: {
      names: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Helvetica Bold'],
      advances: numbers(
        '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
      ),
    },
  },
  Roboto: {
    regular: {
      names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      advances: numbers(
        '248 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496',
      ),
    },
    bold: {
      names: ['Roboto Bold', 'Roboto-Bold'],
      advances: numbers(
        '249 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509',
      ),
    },
  },
  Times: {
    regular: {
      names: ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT', 'Tinos', 'Times'],
      advances: numbers(
        '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
      ),
    },
    bold: {
      names: [
        'Liberation Serif Bold',
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Tinos Bold',
      ],
      advances: numbers(
        '250 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444',
      ),
    },
  },
  Menlo: {
    regular: { names: ['DejaVu Sans Mono', 'Menlo', 'Menlo Regular'], advances: even(602) },
    bold: { names: ['DejaVu Sans Mono Bold', 'Menlo Bold'], advances: even(602) },
  },
  Consolas: {
    regular: { names: ['Consolas'], advances: even(550) },
    bold: { names: ['Consolas Bold'], advances: even(550) },
  },
  Courier: {
    regular: {
      names: ['Liberation Mono', 'Droid Sans Mono', 'Cousine', 'Courier New'],
      advances: even(600),
    },
    bold: {
      names: ['Liberation Mono Bold', 'Cousine Bold', 'Courier New Bold'],
      advances: even(600),
    },
  },
}
