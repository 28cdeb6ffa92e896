import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { findFailingPairs, keepStrictest } from '../../../../src/content/contrast/failures.ts'
import { getPlaces } from '../../../../src/site-folder/places.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'
import { fonts, numberFor, picked } from './ground.ts'
import { isMap, mapIn, type Raw } from './json.ts'

const pairs = keepStrictest(contrastPairs)

/** The colors of this project, which are known to have enough contrast. */
const { light, dark } = parse(readFileSync(getPlaces({}).siteFile, 'utf8')).theme

/** A theme with existing fonts and as many generated colors as keep enough contrast. */
export function closedTheme(theme: Raw): Raw {
  const roles = Object.entries(mapIn(theme, 'fonts')).flatMap(([role, font]) => {
    if (!isMap(font)) return []
    const { src, ...others } = font
    return [[role, { ...others, src: picked(fonts, numberFor(String(src))) }]]
  })
  const colors = {
    light: readable(mapIn(theme, 'light'), light),
    dark: readable(mapIn(theme, 'dark'), dark),
  }
  return { ...theme, ...colors, fonts: Object.fromEntries(roles) }
}

function readable(colors: Raw, sound: Readonly<Record<string, string>>): Raw {
  let palette: Record<string, string> = Object.fromEntries(
    Object.keys(colors).map((role) => [role, sound[role] ?? '#000000']),
  )
  for (const [role, color] of Object.entries(colors)) {
    if (color === undefined) continue
    const tried = { ...palette, [role]: String(color) }
    if (findFailingPairs(tried, pairs).length === 0) palette = tried
  }
  return palette
}
