/** What no style may do by itself: it can spoil states of a page that no visit of the tests comes to. */
import { lineOf, type Rule } from './rules.ts'

/** What styles are known to do, all of it: whatever else turns up is a complaint. */
export interface Allowed {
  /** What may stand around any rule: tests look at pages in full on both sides of it. */
  readonly widths: readonly string[]
  /** What may stand around the values of tokens. */
  readonly tokens: readonly string[]
  /** Pseudo-classes and pseudo-elements. */
  readonly states: readonly string[]
  /** Rules that one of the bans is about. */
  readonly rules: readonly Known[]
}

/** Rules of one file that have the same reason. */
export interface Known {
  readonly where: string
  readonly why: string
  /** As `lineOf` says them. */
  readonly lines: readonly string[]
}

interface Ban {
  readonly says: string
  readonly forbids: (rule: Rule, allowed: Allowed) => boolean
}

const GLOBAL = 'src/style/global.ts'
const TOKENS = [GLOBAL]
const isToken = ({ where, property }: Rule): boolean =>
  TOKENS.includes(where) && property.startsWith('--')
const isFrame = ({ conditions }: Rule): boolean =>
  conditions.some((one) => one.startsWith('@keyframes'))

const COLOUR =
  /^(background|border|box-shadow|caret|color|fill|outline|stroke|text-shadow|--)|color$/
const THEME_COLOUR =
  /^(inherit|currentcolor|transparent|var\(--colour-[\w-]+(, var\(--colour-[\w-]+\))?\)|)( !important)?$/
const MADE_COLOUR =
  /light-dark\(|color-mix\(|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|#[\da-f]{3}/
/** What browsers move without laying out or painting the page anew. */
const COMPOSITED = ['opacity', 'rotate', 'scale', 'transform', 'translate']

const isHiding = ({ property, value }: Rule): boolean =>
  (property === 'display' && value.startsWith('none')) ||
  (/^overflow/.test(property) && /hidden|clip/.test(value)) ||
  (property === 'color' && value.startsWith('transparent')) ||
  (/^(font-size|scale)$/.test(property) && /^0(?![.\d]*[1-9])/.test(value)) ||
  /^(visibility|content-visibility|opacity|clip|clip-path|mask.*|text-indent|text-overflow|transform|zoom)$/.test(
    property,
  ) ||
  property.endsWith('line-clamp')

/** Each is a sentence; what it forbids is allowed where the list says why. */
const BANS: readonly Ban[] = [
  {
    says: 'what has the focus looks as the style sheet under everything says',
    forbids: ({ selector, property }) =>
      /:focus/.test(selector) || /^(outline|forced-color-adjust|all$)/.test(property),
  },
  { says: 'nothing is hidden, faint or cut off', forbids: isHiding },
  {
    says: 'lines, words and letters keep their distances, and words stay whole',
    forbids: ({ property, value }) =>
      /^(line-height|letter-spacing|word-break|line-break|(-webkit-)?hyphens)$/.test(property) ||
      (property === 'font' && value.includes('/')),
  },
  {
    says: 'nothing stands before something else but what floats',
    forbids: ({ property }) => property === 'z-index',
  },
  {
    says: 'nothing lies over a page like coloured glass',
    forbids: ({ property }) => /(^|-)filter$|blend-mode$|^background-attachment$/.test(property),
  },
  {
    says: 'text runs, is selected, typed and touched as everywhere',
    forbids: ({ property, value }) =>
      /^(direction|unicode-bidi|writing-mode|text-orientation|caret|pointer-events|interactivity)/.test(
        property,
      ) ||
      /user-(select|drag|modify)$|^-webkit-(text|touch)|appearance$|print-color-adjust$/.test(
        property,
      ) ||
      /^(scrollbar|scroll-snap|overscroll)/.test(property) ||
      (property === 'touch-action' && !/^(auto|manipulation)$/.test(value)) ||
      (property === 'cursor' && value.startsWith('none')),
  },
  {
    says: 'what the pointer, a selection or a state changes is no colour',
    forbids: ({ selector, property }) =>
      /:hover|::?(selection|placeholder)|:disabled/.test(selector) && COLOUR.test(property),
  },
  {
    says: 'colours are those of the theme',
    forbids: (rule) =>
      !isToken(rule) &&
      (/^--colour-/.test(rule.property) ||
        MADE_COLOUR.test(rule.value) ||
        (/color$/.test(rule.property) && !THEME_COLOUR.test(rule.value))),
  },
  {
    says: 'only the width of the window changes how a page looks',
    forbids: (rule, { widths, tokens }) =>
      !isFrame(rule) &&
      rule.conditions.some(
        (one) => !widths.includes(one) && !(isToken(rule) && tokens.includes(one)),
      ),
  },
  {
    says: 'nothing moves',
    forbids: ({ property }) =>
      /^(transition|animation|view-transition|offset-(path|distance)|will-change)/.test(property) ||
      /^(scroll-behavior|scroll-timeline|view-timeline)/.test(property),
  },
  {
    says: 'what moves leaves the layout as it is',
    forbids: (rule) => isFrame(rule) && !COMPOSITED.includes(rule.property),
  },
  {
    says: 'the pointer and the focus change nothing far away from them',
    forbids: ({ selector }) => /:has\((?:[^()]|\([^()]*\))*:(active|focus|hover)/.test(selector),
  },
]

const strangeStates = ({ selector }: Rule, { states }: Allowed): string[] =>
  (selector.match(/::?[a-z-]+/g) ?? [])
    .filter((one) => !states.includes(one))
    .map((one) => `nothing depends on ${one}`)

/**
 * Complaints about rules that are forbidden, and about lines of the list that nothing needs. A line
 * stands for one rule: a second one like it is another rule.
 */
export function ruleComplaints(rules: readonly Rule[], allowed: Allowed): string[] {
  const unneeded = allowed.rules.flatMap((one) => one.lines.map((line) => `${one.where}: ${line}`))
  const complaints = rules.flatMap((rule) => {
    const line = `${rule.where}: ${lineOf(rule)}`
    const broken = BANS.filter(({ forbids }) => forbids(rule, allowed)).map(({ says }) => says)
    const at = broken.length > 0 ? unneeded.indexOf(line) : -1
    if (at >= 0) unneeded.splice(at, 1)
    const said = [...strangeStates(rule, allowed), ...(at < 0 ? broken : [])]
    return said.map((says) => `${says}: ${line}`)
  })
  return [...complaints, ...unneeded.map((line) => `nothing says any longer: ${line}`)]
}
