/**
 * The base path of a site: `/agency` for a site below a path of its host, empty for a site at the root.
 *
 * Addresses in the site file do not contain it. It is added in two places: by the compiler, where references are replaced
 * (`content/pages`), and by the build, for addresses of generated files (`publish`). Pages, the manifest and the files for
 * hosts therefore contain complete addresses. Code that compares them with the site file removes the base again.
 */

/** @param origin `publication.origin` of the site file */
export const parseBase = (origin: string | undefined): string =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''

/** Adds the base to an internal address. External addresses are returned unchanged. */
export const withBase = (base: string, address: string): string =>
  address.startsWith('/') ? base + address : address

/** Removes the base. Undefined for an address outside the site. */
export const withoutBase = (base: string, address: string): string | undefined => {
  if (address === base) return '/'
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined
}

/** Whether an address is the home page: the only one that ends with a slash. */
export const isHome = (address: string): boolean => address.endsWith('/')
