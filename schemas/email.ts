import { z } from 'zod'
import { formedText } from './text.ts'

/** The values of `company` that are e-mail addresses, as variables. */
const VARIABLES = ['{company.contactEmail}', '{company.hrEmail}']

const escaped = (text: string): string => text.replace(/[{}.]/g, '\\$&')

/**
 * The rule of HTML for fields with `type=email`, without its rare characters and with a dot in the domain, as zod has
 * it: so an address can stand in a `mailto:` link as it is (RFC 6068, section 2). Or the variable of one.
 */
const EMAIL = new RegExp(`${z.regexes.email.source}|^(${VARIABLES.map(escaped).join('|')})$`)

/** An e-mail address, also by its variable: a text that becomes a mail link. */
export const email = () =>
  formedText(
    120,
    EMAIL,
    `An e-mail address is one word like name@example.com, or the variable of one: ${VARIABLES.join(' or ')}.`,
  )
