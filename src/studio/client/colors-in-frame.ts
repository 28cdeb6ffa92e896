import { getColorVariable } from '../../theme/style/color-variable.ts'
import type { Scheme } from './scheme-in-frame.ts'
import type { Unsaved } from './unsaved.ts'

const HEX = /^#[\da-f]{6}$/i

const shown = new WeakMap<Document, ReadonlySet<string>>()

/** Shows colors of the theme on the page before they are saved, in the scheme to which they belong. */
export function showColors(unsaved: readonly Unsaved[], scheme: Scheme, page: Document): void {
  const { style } = page.documentElement
  const colors = new Map<string, string>()
  for (const { at, draft } of unsaved) {
    const [part, where, role] = at
    const isColor = typeof draft === 'string' && HEX.test(draft)
    if (part === 'theme' && where === scheme && isColor)
      colors.set(getColorVariable(String(role)), draft)
  }
  for (const name of shown.get(page) ?? []) if (!colors.has(name)) style.removeProperty(name)
  for (const [name, color] of colors) style.setProperty(name, color)
  shown.set(page, new Set(colors.keys()))
}
