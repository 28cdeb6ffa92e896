import { formatDiagnostics } from '../content/diagnostics/format.ts'
import type { Inventory, LinkReport } from '../content/model.ts'
import type { Compilation } from './project.ts'

/** For the terminal. Errors come last, where they are most visible. @param isVerbose lists flagged links */
export function formatReport(
  { diagnostics, source, links, inventory }: Compilation,
  isVerbose = false,
): string {
  const sum = links ? [formatCounts(links, inventory, source.file, isVerbose)] : []
  const found = diagnostics.length > 0 ? [formatSortedDiagnostics({ diagnostics, source })] : []
  return [...sum, ...found].join('\n\n')
}

export const formatSortedDiagnostics = ({
  diagnostics,
  source,
}: Pick<Compilation, 'diagnostics' | 'source'>): string => {
  const inOrder = ['warning', 'error'].flatMap((one) =>
    diagnostics.filter(({ severity }) => severity === one),
  )
  return inOrder.length > 0 ? formatDiagnostics(source, inOrder) : ''
}

function formatCounts(
  { resolved, flagged, flags }: LinkReport,
  inventory: Inventory | undefined,
  file: string,
  isVerbose: boolean,
): string {
  const holds = inventory
    ? `${inventory.routes} routes, ${inventory.sections} sections, ${inventory.figures} figures, ${inventory.images} images; `
    : ''
  const sum = `${holds}links: ${resolved} resolve, ${flagged} flagged.`
  if (!isVerbose) return flagged > 0 ? `${sum} (--verbose lists those that are flagged.)` : sum
  const lines = flags.map(({ target, reason, range, uses }) => {
    const times = uses > 1 ? ` (${uses} times)` : ''
    return `  ${file}:${range.start.line}:${range.start.column}  ${target}${times}: ${reason}`
  })
  return [sum, ...lines].join('\n')
}
