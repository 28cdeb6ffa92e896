/**
 * The base path of a site: `/agency` for a site below a path of its host, empty for a site at the root. Addresses in the
 * site file do not contain it. The compiler adds it where references are replaced, and the build adds it to the addresses
 * of generated files.
 */

/** @param origin `publication.origin` of the site file */
export const parseBase = (origin: string | undefined): string =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''

/** External addresses are returned unchanged. */
export const withBase = (base: string, address: string): string =>
  address.startsWith('/') ? base + address : address

/** Undefined for an address outside the site. */
export const withoutBase = (base: string, address: string): string | undefined => {
  if (address === base) return '/'
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined
}

/** Only the address of the home page ends with a slash. */
export const isHome = (address: string): boolean => address.endsWith('/')
