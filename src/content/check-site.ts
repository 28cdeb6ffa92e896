import type { Context } from './context.ts'
import { checkContrast } from './contrast/check-contrast.ts'
import type { Palette } from './contrast/failures.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import type { ReadDrawing } from './model.ts'
import { checkBuiltFiles } from './resolve/built-files.ts'
import { checkLanguages } from './resolve/check-languages.ts'
import { checkRoutes } from './resolve/check-routes.ts'
import { checkFormerAddresses } from './resolve/former-addresses.ts'
import { checkPrefixes } from './review/check-prefixes.ts'
import { checkFonts } from './review/fonts.ts'
import { checkLogo } from './review/logo.ts'
import { checkStyleSheet } from './review/style-sheet.ts'

/** Checks that concern several values of the site, or its files. The site may have errors elsewhere. */
export function checkSite(context: Context, readDrawing?: ReadDrawing): SpanDiagnostic[] {
  const { source, root, publicFiles, expanded, poison } = context
  return [
    ...checkRoutes(context),
    ...checkLanguages(context),
    ...checkFormerAddresses(context),
    ...checkPrefixes(source, root),
    ...checkBuiltFiles(context),
    ...checkFonts(root, publicFiles).filter(({ path }) => !poison.has(path)),
    ...checkStyleSheet(root, publicFiles).filter(({ path }) => !poison.has(path)),
    ...(readDrawing ? checkLogo(root, publicFiles, readDrawing) : []),
    ...checkContrast(context, (scheme) => getPalette(expanded.value.theme, scheme)),
  ]
}

const getPalette = (theme: unknown, scheme: string): Palette => {
  const { [scheme]: colors } = (theme ?? {}) as Record<string, unknown>
  return (colors ?? {}) as Palette
}
