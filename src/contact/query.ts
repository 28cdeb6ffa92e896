/** Reads the query of a contact request, strictly: what a form does not send is an error. */
import { isParameter, type Parameter } from './values.ts'

/** A parameter as it was sent, and what it says. */
export interface RawParameter {
  /** Still percent-encoded. */
  readonly encoded: string
  /** Undefined if the encoding is broken or the bytes are no UTF-8. */
  readonly text: string | undefined
}

export interface Query {
  readonly parameters: ReadonlyMap<Parameter, RawParameter>
  /** Whether it holds only known parameters, each at most once, in printable ASCII. */
  readonly isWellFormed: boolean
}

/** Percent-encoded text as forms write it (URL standard, application/x-www-form-urlencoded). */
const decode = (encoded: string): string | undefined => {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** @param query what follows the first `?` of the request's address */
export const parseQuery = (query: string): Query => {
  const parameters = new Map<Parameter, RawParameter>()
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
