/**
 * The base of a site: the path under which it lies on its host, such as `/agency`; empty where it has the host for
 * itself. The site file has addresses without it. Two put it on, and nobody after them: the compiler, where references
 * become what they refer to (`content/pages`), and the build, on the addresses of what it makes itself (`publish`). So
 * pages, the manifest and the files for hosts have whole addresses. Only programs that compare with what is written take
 * it off again: the studio, the ledger, suggestions for unknown addresses.
 */

/** @param origin where the site is published, as it is written */
export const parseBase = (origin: string | undefined): string =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''

/** An address of the site as its host knows it; one that leads elsewhere stays as it is. */
export const withBase = (base: string, address: string): string =>
  address.startsWith('/') ? base + address : address

/** An address of the host as the site file has it; undefined if it is none of the site. */
export const withoutBase = (base: string, address: string): string | undefined => {
  if (address === base) return '/'
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined
}

/** Whether an address is that of the home page, the only one that ends with a slash. */
export const isHome = (address: string): boolean => address.endsWith('/')
