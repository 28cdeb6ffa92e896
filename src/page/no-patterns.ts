/**
 * Stands in for `regexparam`, with which wouter reads patterns such as `/users/:id`: the routes of a site
 * file are plain addresses, and the application looks them up itself.
 */
export function parse(pattern: string): never {
  throw new Error(pattern)
}
