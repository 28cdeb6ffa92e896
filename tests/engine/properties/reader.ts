/** Compiles what its parent sends and answers how it went; a process of its own, since it may not come back. */
import { brokenClaims } from './claims.ts'
import { compiled } from './compiled.ts'

process.on('message', (text: string) => {
  const result = compiled(text)
  process.send?.({ broken: brokenClaims(text, result), diagnostics: result.diagnostics.length })
})
process.send?.('ready')
