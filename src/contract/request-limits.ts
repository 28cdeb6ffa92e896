/**
 * Characters that the values of a contact request may have, for the form and for the service; the
 * message's limit is a setting of the site. 254: RFC 5321, 4.5.3.1.3.
 */
export const maxLength = { name: 200, email: 254, contact: 40 } as const
