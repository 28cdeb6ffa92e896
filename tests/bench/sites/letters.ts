const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Letters for further sets: pairs in their order, without those that are taken. */
export function* lettersFrom(sets: string): Generator<string, never> {
  const taken = new Set([...sets.matchAll(/letter: (\w+)/g)].map(([, letter]) => letter))
  for (const first of ALPHABET)
    for (const second of ALPHABET) if (!taken.has(first + second)) yield first + second
  throw new Error('There are not so many pairs of letters.')
}
