import type { BrokenLink } from './find-broken-links.ts'

export class BrokenLinksError extends Error {
  readonly errors: readonly BrokenLink[]

  constructor(found: readonly BrokenLink[]) {
    super(formatMessage(found))
    this.name = 'DeadAddresses'
    this.errors = found
  }
}

function formatMessage(found: readonly BrokenLink[]): string {
  const byAddress = new Map<string, { reason: string; referrers: Set<string> }>()
  for (const { document, place, address, reason } of found) {
    const key = `${address}\n${reason}`
    const group = byAddress.get(key) ?? { reason, referrers: new Set<string>() }
    byAddress.set(key, { reason, referrers: group.referrers.add(`${document} (${place})`) })
  }
  const lines = [...byAddress].map(([key, { reason, referrers }]) => {
    const [address = ''] = key.split('\n', 1)
    return [`"${address}": ${reason}`, ...[...referrers].map((one) => `  ${one}`)].join('\n')
  })
  return [
    'The built pages contain broken links. Nothing was published; the previous build is unchanged.',
    ...lines,
  ].join('\n')
}
