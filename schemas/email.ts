import { z } from 'zod'
import { formedText } from './text.ts'

/**
 * An e-mail address that needs no encoding in a `mailto:` link (RFC 6068, section 2), or a company variable. zod's
 * pattern is stricter than HTML's `type=email`: it excludes rare characters and requires a dot in the domain.
 */
const EMAIL = new RegExp(`${z.regexes.email.source}|^\\{company\\.\\w*[eE]mail\\}$`)

export const NO_EMAIL =
  'An e-mail address must look like name@example.com, or be a variable such as {company.contactEmail}.'

export const email = () => formedText(120, EMAIL, NO_EMAIL)
