import { formatDiagnostics } from '../diagnostics/format.ts'
import type { Inventory, LinkReport } from '../model.ts'
import type { Compilation } from './project.ts'

/** What a command prints about a compilation: findings, then what was counted, then every flag. */
export function reportOf({ diagnostics, source, links, inventory }: Compilation): string {
  const findings = diagnostics.length > 0 ? [formatDiagnostics(source, diagnostics)] : []
  return [...findings, ...(links ? [counted(links, inventory, source.file)] : [])].join('\n\n')
}

function counted(
  { resolved, flagged, flags }: LinkReport,
  inventory: Inventory | undefined,
  file: string,
): string {
  const holds = inventory
    ? `${inventory.routes} routes, ${inventory.sections} sections, ${inventory.figures} figures, ${inventory.images} images; `
    : ''
  const sum = `${holds}links: ${resolved} resolve, ${flagged} flagged.`
  const lines = flags.map(({ target, reason, range, uses }) => {
    const times = uses > 1 ? ` (${uses} times)` : ''
    return `  ${file}:${range.start.line}:${range.start.column}  ${target}${times}: ${reason}`
  })
  return [sum, ...lines].join('\n')
}
