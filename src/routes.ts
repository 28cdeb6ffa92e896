/** How addresses of pages compare. One rule for the compiler, the server and the browser. */

/** The form in which two spellings of an address are equal: no capitals, no slash at the end. */
export const routeKey = (path: string): string => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return trimmed.toLowerCase()
}

/** The route that answers an address, whatever its capitals and a slash at its end. */
export const findRoute = <Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined => {
  const key = routeKey(path)
  return routes.find((route) => routeKey(route.path) === key)
}
