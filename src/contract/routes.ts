/** How addresses of pages compare. One rule for the compiler, the server and the browser. */

/** The form in which two spellings of an address are equal: no capitals, no slash after a name. */
export const routeKey = (path: string): string => path.replace(/([^/])\/$/, '$1').toLowerCase()

/** A path as it stands in documents and headers, from the one that it spells. */
export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** The path that an encoded one spells. */
export const decodePath = (encoded: string): string => decodeURIComponent(encoded)

/** The name of the file with a page's data. Paths have no tilde, so no two pages share one. */
export const pageFile = (path: string): string => `${routeKey(path).replace(/\//g, '~')}.js`
