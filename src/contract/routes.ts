/** Addresses with the same key are the same page: case and a trailing slash do not matter. */
export const routeKey = (path: string): string => path.replace(/([^/])\/$/, '$1').toLowerCase()

export const encodePath = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** Undefined if the text is not percent-encoded UTF-8. */
export const tryDecode = (encoded: string): string | undefined => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The name of the file with the data of a page. Paths contain no tilde, so names are unique. */
export const pageFile = (path: string): string => `${routeKey(path).replace(/\//g, '~')}.js`
