import { otherBraces, placeholder } from '../../diagnostics/text-messages.ts'
import { createTextRule } from './text-rule.ts'

const PLACEHOLDERS = [
  /\blorem ipsum\b.*|\bdolor sit amet\b|\bsed ut perspiciatis\b.*|\bconsectetur adipisci\w+\b|\bBlindtext\b/i,
  /\b(?:TODO|FIXME|TBD|TBA|TBC|XXX+|TK ?TK)\b(?!\.[a-z])/,
  /(?<![\p{L}\p{N}.])x{3,}(?![\p{L}\p{N}.])/u,
  /_{4,}|\?{3,}|\.{6,}/,
  /\[(?:your|our|insert|enter|add|company|client|customer|name|first|last|date|city|address|phone|e-?mail|number|link|url|text|title|price|amount|logo|image|picture|product|placeholder|todo|tbd|xx+)\b[^\][]{0,40}\](?!\()/i,
  /\[\p{Lu}{3,}(?: \p{Lu}{2,})*\](?!\()/u,
  /<(?:your|insert|enter|add|company|client|customer|name|date)\b[^<>]{0,40}>/i,
  /^(?:(?:your|insert|enter|add)(?: \p{L}+){0,3}|\p{L}+(?: \p{L}+)? (?:goes|comes)) here[.!]?$/iu,
  /^\P{L}*(?:(?:text|description|details?|content|photo|picture) (?:to follow|follows|coming soon|missing|fehlt|folgt)|(?:text|inhalt|beschreibung|bild) (?:fehlt|folgt)(?: noch)?|hier (?:steht|kommt)(?: \p{L}+){0,3} text|(?:texte? )?à (?:compléter|remplir|venir)|votre texte ici|ihr text(?: hier)?|(?:su|tu) texto aquí)\P{L}*$/iu,
  /(?<![\p{L}\p{N}])(?:XX|NN)(?= (?:years?|days?|months?|projects|clients|customers|people|employees|Jahren?|Tagen?|Kunden|ans|años|euros?|€|%))/iu,
  /^(?:(?:sample|dummy|placeholder|filler|example) text|new (?:text|title|headline|paragraph)|asdf\w*|tbd|todo)[.!]?$/i,
]

const OTHER_BRACES =
  /\[\s*((?:company|figures)(?:\.[\w-]+)+)\s*\]|<\s*((?:company|figures)(?:\.[\w-]+)+)\s*>|%((?:company|figures)(?:\.[\w-]+)+)%|\$\{(company(?:\.[\w-]+)+)\}/

export const placeholders = createTextRule('text/placeholder', (text) => {
  const variable = OTHER_BRACES.exec(text)
  if (variable) {
    const [found, ...names] = variable
    const name = names.find((one) => one !== undefined) ?? ''
    const part = [variable.index, variable.index + found.length] as const
    return { message: otherBraces(found, name), part, insert: `{${name}}` }
  }
  for (const pattern of PLACEHOLDERS) {
    const match = pattern.exec(text)
    if (!match) continue
    const [found] = match
    const shown = found.length > 40 ? `${found.slice(0, 40)}…` : found
    return { message: placeholder(shown), part: [match.index, match.index + found.length] }
  }
  return undefined
})
