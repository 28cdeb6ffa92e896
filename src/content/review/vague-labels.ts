import { vagueLabel } from '../diagnostics/text-messages.ts'
import { getLabelSpan } from './labeled-links.ts'
import type { ReviewRule } from './review-rule.ts'

const VAGUE =
  /^(?:(?:please )?click (?:here|me|this)|tap here|here|this|(?:read|see|view|learn|show|find out) more|more (?:info|information|details)|(?:see|view|show) details|continue(?: reading)?|this (?:link|page)|link|details|button|hier|mehr(?: erfahren| lesen| info(?:s|rmationen)?)?|weiter(?:lesen)?|(?:lire|voir) la suite|lire plus|plus d[’']infos?|en savoir plus|ici|leer más|ver más|aquí|más información|leggi tutto|scopri di più)[ .!…>»→]*$/iu

const CLICK =
  /^(?:(?:please )?click (?:here|on|this)|(?:bitte )?(?:hier klicken|klicken sie|klick(?:e)? hier)|cliquez|cliquer ici|haz clic|haga clic|clicca qui)(?!\p{L})/iu

const ADDRESS = /^https?:\/\/\S+$/i

/** Labels that do not describe the target on their own (WCAG 2.4.4). */
export const vagueLabels: ReviewRule = {
  code: 'link/vague-label',
  check: (site) =>
    site.links.flatMap((link) => {
      const { label, labelPath } = link
      return VAGUE.test(label) || CLICK.test(label) || ADDRESS.test(label)
        ? [{ ...vagueLabel(label), path: labelPath, span: getLabelSpan(site, link) }]
        : []
    }),
}
