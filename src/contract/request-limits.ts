/** In characters. 254: RFC 5321, section 4.5.3.1.3. The limit of the message is a setting of the site. */
export const maxLength = { name: 200, email: 254, contact: 40 } as const
