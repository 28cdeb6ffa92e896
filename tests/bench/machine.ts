import { cpus, totalmem } from 'node:os'

/** The machine in a few words: nothing that names it. */
export function machine(): string {
  const [one] = cpus()
  const model = one?.model
    .replace(/\(R\)|\(TM\)|CPU|@.*$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores (${model || 'unknown'}), ${memory} GB, Node ${process.versions.node}, ${process.platform}`
}
