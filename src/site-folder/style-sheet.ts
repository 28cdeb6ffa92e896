import { transform } from 'lightningcss'

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** @returns why documents cannot use a style sheet: the end of a sentence that starts with the file name */
export function findStyleFault(code: Uint8Array): string | undefined {
  try {
    const { dependencies } = transform({ filename: 'styles.css', code, analyzeDependencies: true })
    for (const dependency of dependencies || []) {
      if (!('loc' in dependency)) continue
      const { type, url, loc } = dependency
      if (type === 'import') return `line ${loc.start.line} imports another style sheet`
      if (/^data:/i.test(url)) return `line ${loc.start.line} contains a data: address`
      if (FOREIGN.test(url)) return `line ${loc.start.line} loads ${url} from another site`
    }
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = 'loc' in error ? getLine(error.loc) : undefined
    return `${line === undefined ? '' : `line ${line}: `}${error.message}`
  }
}

const getLine = (position: unknown): number | undefined =>
  typeof position === 'object' &&
  position !== null &&
  'line' in position &&
  typeof position.line === 'number'
    ? position.line
    : undefined
