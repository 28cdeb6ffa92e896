/** How addresses of pages compare. One rule for the compiler, the server and the browser. */

/** The form in which two spellings of an address are equal: no capitals, no slash at the end. */
export const routeKey = (path: string): string => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return trimmed.toLowerCase()
}
