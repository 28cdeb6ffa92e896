/** How addresses of pages compare. One rule for the compiler, the server and the browser. */

/** The form in which two spellings of an address are equal: no capitals, no slash after a name. */
export const routeKey = (path: string): string => path.replace(/([^/])\/$/, '$1').toLowerCase()
