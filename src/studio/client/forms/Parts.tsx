import type { Path } from '../../../content/model.ts'
import type { ListedPage, StudioState } from '../../server/protocol.ts'
import { getFormPath } from '../actions.ts'

interface Props {
  readonly path: string
  readonly pages: readonly ListedPage[]
  readonly onOpen: (at: Path) => void
}

export const Parts = ({ path, pages, onOpen }: Props) => {
  const index = pages.findIndex((page) => page.path === path)
  return (
    <div className="row starts">
      {index !== -1 && (
        <button type="button" onClick={() => onOpen(['routes', index])}>
          Page settings
        </button>
      )}
      <button type="button" onClick={() => onOpen([])}>
        Site settings
      </button>
    </div>
  )
}

export function AllOf({ at, onOpen }: { readonly at: Path; readonly onOpen: (at: Path) => void }) {
  const isInSection = at[0] === 'routes' && at[2] === 'sections'
  return (
    <div className="row all">
      <button type="button" onClick={() => onOpen(getFormPath(at))}>
        {isInSection ? 'Edit section' : 'Edit all fields'}
      </button>
    </div>
  )
}

/** First text on the page from the section whose form is open. */
export function getFirst(at: Path | undefined, state: StudioState | undefined): number | undefined {
  if (at?.length !== 4 || !state) return undefined
  const found = state.texts.findIndex((text) => at.every((step, depth) => text.at[depth] === step))
  return found === -1 ? undefined : found
}
