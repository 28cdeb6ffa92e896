/** The part of the package that is used; it carries no types of its own. */
declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
