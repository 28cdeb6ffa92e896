/** Names in common use that `Intl.DisplayNames` does not have. */
const OTHER_NAMES = ['USA', 'England', 'Scotland', 'Wales', 'Northern Ireland']

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Whether a text is the name of a country, in this language or in English. */
export function isCountry(text: string, language: string): boolean {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const names = (['long', 'short'] as const).flatMap((style) =>
    [language, 'en'].flatMap((one) => {
      const display = new Intl.DisplayNames(one, { type: 'region', style, fallback: 'none' })
      return codes.flatMap((code) => display.of(code) ?? [])
    }),
  )
  const compare = new Intl.Collator(language, { sensitivity: 'accent' }).compare
  return [...names, ...OTHER_NAMES].some((name) => compare(name, text.trim()) === 0)
}
