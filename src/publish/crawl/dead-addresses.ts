import type { Complaint } from './crawl.ts'

/** A site that names addresses which lead nowhere; its message tells each once, with all that name it. */
export class DeadAddresses extends Error {
  readonly errors: readonly Complaint[]

  constructor(complaints: readonly Complaint[]) {
    super(messageOf(complaints))
    this.name = 'DeadAddresses'
    this.errors = complaints
  }
}

function messageOf(complaints: readonly Complaint[]): string {
  const byAddress = new Map<string, { reason: string; referrers: Set<string> }>()
  for (const { document, place, address, reason } of complaints) {
    const key = `${address}\n${reason}`
    const group = byAddress.get(key) ?? { reason, referrers: new Set<string>() }
    byAddress.set(key, { reason, referrers: group.referrers.add(`${document} (${place})`) })
  }
  const told = [...byAddress].map(([key, { reason, referrers }]) => {
    const [address = ''] = key.split('\n', 1)
    return [`"${address}": ${reason}`, ...[...referrers].map((one) => `  ${one}`)].join('\n')
  })
  return [
    'The built pages name addresses that lead nowhere. Nothing was published; the last good build stays as it is.',
    ...told,
  ].join('\n')
}
