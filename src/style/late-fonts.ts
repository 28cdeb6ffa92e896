/** When text gets the fonts of the site: after the first picture of a page, which needs the line more. */
import type { Theme } from '../model.ts'
import { type FontRole, fontStack, fontVariable, standInStack } from './font-stacks.ts'

/** The headline is what everybody sees first: its font is asked for at once. */
const LATE: readonly FontRole[] = ['text', 'mono']

/**
 * Rules for documents whose script (`src/browser/show-fonts.ts`) fetches the fonts. A browser asks for a
 * font when some text needs it, at once and before all pictures, so until an element carries `data-fonts`
 * its text is set in the fonts that stand in. Without scripts nothing is held back.
 */
export function lateFontsCss(fonts: Theme['fonts']): string {
  const rule = (selector: string, stack: typeof fontStack): string => {
    const stacks = LATE.map((role) => `${fontVariable(role)}:${stack(role, fonts[role])}`)
    return `${selector}{${stacks.join(';')}}`
  }
  const held = rule(':root:not([data-fonts])', standInStack)
  return `@media (scripting:enabled){${held}${rule('[data-fonts]', fontStack)}}`
}
