import type { Path } from '../../../content/model.ts'
import type { StudioState } from '../../protocol/state.ts'

export function getFormPath(at: Path): Path {
  const [part, , inside] = at
  if (part === 'routes' && inside === 'sections') return at.slice(0, 4)
  return at.slice(0, part === 'routes' || part === 'sectionTypes' ? 2 : 1)
}

export function findFirstText(
  at: Path | undefined,
  state: StudioState | undefined,
): number | undefined {
  if (at?.length !== 4 || !state) return undefined
  const found = state.texts.findIndex((text) => at.every((step, depth) => text.at[depth] === step))
  return found === -1 ? undefined : found
}
