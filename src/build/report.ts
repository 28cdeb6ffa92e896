import { formatDiagnostics } from '../diagnostics/format.ts'
import type { LinkReport } from '../model.ts'
import type { Compilation } from './project.ts'

/** What a command prints about a compilation: findings, then what the link check counted. */
export function reportOf({ diagnostics, source, links }: Compilation): string {
  const findings = diagnostics.length > 0 ? [formatDiagnostics(source, diagnostics)] : []
  return [...findings, ...(links ? [linkReport(links, source.file)] : [])].join('\n\n')
}

function linkReport({ resolved, flagged, flags }: LinkReport, file: string): string {
  const sum = `Links: ${resolved} resolve, ${flagged} flagged.`
  const lines = flags.map(({ target, reason, range, uses }) => {
    const times = uses > 1 ? ` (${uses} times)` : ''
    return `  ${file}:${range.start.line}:${range.start.column}  ${target}${times}: ${reason}`
  })
  return [sum, ...lines].join('\n')
}
