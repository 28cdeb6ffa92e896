import { failuresIn, strictestOf } from '../../../../src/content/contrast/failures.ts'
import { contrastPairs } from '../../../../src/theme/style/contrast-pairs.ts'
import { fonts, numberFor, picked, soundColours } from './ground.ts'
import { isMap, mapIn, type Raw } from './json.ts'

const pairs = strictestOf(contrastPairs)

/** The theme with fonts that are there, and as many of its colours as leave all pairs with enough contrast. */
export function closedTheme(theme: Raw): Raw {
  const schemes = Object.entries(soundColours).map(([scheme, sound]) => [
    scheme,
    readable(mapIn(theme, scheme), sound),
  ])
  const roles = Object.entries(mapIn(theme, 'fonts')).flatMap(([role, font]) => {
    if (!isMap(font)) return []
    const { src, ...others } = font
    return [[role, { ...others, src: picked(fonts, numberFor(String(src))) }]]
  })
  return { ...theme, ...Object.fromEntries(schemes), fonts: Object.fromEntries(roles) }
}

function readable(colours: Raw, sound: Readonly<Record<string, string>>): Raw {
  let palette: Record<string, string> = Object.fromEntries(
    Object.keys(colours).map((role) => [role, sound[role] ?? '#000000']),
  )
  for (const [role, colour] of Object.entries(colours)) {
    if (colour === undefined) continue
    const tried = { ...palette, [role]: String(colour) }
    if (failuresIn(tried, pairs).length === 0) palette = tried
  }
  return palette
}
