import { z } from 'zod'
import { formedText } from './text.ts'

/**
 * The rule of HTML for fields with `type=email`, without its rare characters and with a dot in the domain, as zod has
 * it: so an address can stand in a `mailto:` link as it is (RFC 6068, section 2). Or a variable of the company.
 */
const EMAIL = new RegExp(`${z.regexes.email.source}|^\\{company\\.\\w*[eE]mail\\}$`)

/** What is said of a text that is no address. */
export const NO_EMAIL =
  'An e-mail address must look like name@example.com, or be a variable such as {company.contactEmail}.'

/** An e-mail address, also by its variable: a text that becomes a mail link. */
export const email = () => formedText(120, EMAIL, NO_EMAIL)
