/** When text gets the fonts of the site: after the first picture of a page, which needs the line more. */
import type { Theme } from '../model.ts'
import { type FontRole, fontVariable, standInStack } from './font-stacks.ts'
import { PAGE_PARTS } from './page-parts.ts'

/** The headline is what everybody sees first: its font is asked for at once. */
const LATE: readonly FontRole[] = ['text', 'mono']

/**
 * Rules for documents whose script (`src/browser/show-fonts.ts`) fetches the fonts. A browser asks for a
 * font when some text needs it, at once and before all pictures, so until a part of the page carries `data-fonts`
 * its text is set in the fonts that stand in. Without scripts nothing is held back.
 */
export function lateFontsCss(fonts: Theme['fonts']): string {
  const stacks = LATE.map((role) => `${fontVariable(role)}:${standInStack(role, fonts[role])}`)
  const held = `:root:not([data-fonts]) :is(${PAGE_PARTS}):not([data-fonts]){${stacks.join(';')}}`
  // What is inherited is a family, not the variable that names it.
  const inherited = `${PAGE_PARTS}{font-family:var(${fontVariable('text')})}`
  return `@media (scripting:enabled){${held}}${inherited}`
}
