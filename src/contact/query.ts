import { tryDecode } from '../contract/routes.ts'

export interface RawParameter {
  /** Percent-encoded. */
  readonly encoded: string
  /** Undefined if the value is not percent-encoded UTF-8. */
  readonly text: string | undefined
}

export interface Query<Name extends string> {
  readonly parameters: ReadonlyMap<Name, RawParameter>
  /** Whether it contains only known parameters, each at most once, in printable ASCII. */
  readonly isWellFormed: boolean
}

/** application/x-www-form-urlencoded (URL standard). */
const decode = (encoded: string): string | undefined => tryDecode(encoded.replaceAll('+', ' '))

/** @param query without the `?`, or the body of a form */
export const parseQuery = <Name extends string>(
  query: string,
  isParameter: (name: string) => name is Name,
): Query<Name> => {
  const parameters = new Map<Name, RawParameter>()
  let isWellFormed = /^[!-~]*$/.test(query)
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const end = pair.indexOf('=')
    const name = decode(end === -1 ? pair : pair.slice(0, end))
    const encoded = end === -1 ? '' : pair.slice(end + 1)
    if (name === undefined || !isParameter(name) || parameters.has(name)) isWellFormed = false
    else parameters.set(name, { encoded, text: decode(encoded) })
  }
  return { parameters, isWellFormed }
}
