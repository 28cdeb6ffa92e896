/** Makes a switch over all variants of a type fail to compile if one is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
