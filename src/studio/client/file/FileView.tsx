import { openSearchPanel } from '@codemirror/search'
import { useEffect, useId, useRef } from 'react'
import type { Path } from '../../../content/model.ts'
import { Conflict } from '../Conflict.tsx'
import { Remarks } from './Remarks.tsx'
import { useFile } from './useFile.ts'

interface Props {
  readonly path: string
  readonly at: Path | undefined
  /** Index of the page, shown when nothing is selected. */
  readonly page: number
  readonly onOpen: (path: string) => void
  readonly onClose: () => void
}

export function FileView({ path, at, page, onOpen, onClose }: Props) {
  const about = useId()
  const file = useFile(about)
  const { isReady, isDraft, found, conflict, said, goToPart } = file
  const isOpening = useRef(true)
  const key = JSON.stringify(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal paths may be different arrays
  useEffect(() => {
    if (!isReady) return
    const isFirst = isOpening.current
    isOpening.current = false
    if (at) void goToPart(at, isFirst)
    else if (isFirst) void goToPart(['routes', Math.max(page, 0)], true)
  }, [isReady, key, goToPart])

  const showPage = async () => {
    const pages = await file.pagesHere()
    const [first] = pages
    if (first === undefined) return file.setSaid('This line is not shown on any page.')
    const isHere = pages.includes(path)
    if (!isHere) onOpen(first)
    const others = pages.length - 1
    const page = isHere
      ? 'This line is shown on the current page'
      : `This line is shown on ${first}`
    file.setSaid(others > 0 ? `${page} and ${others} more.` : `${page}.`)
  }
  return (
    <section className="source" aria-label="Source">
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!isDraft || conflict !== undefined}
          onClick={() => void file.write()}
        >
          Save
        </button>
        <button type="button" disabled={!isDraft} onClick={file.back}>
          Discard
        </button>
        <button type="button" onClick={() => void showPage()}>
          Show on page
        </button>
        <button
          type="button"
          onClick={() => {
            const view = file.view()
            if (view) openSearchPanel(view)
          }}
        >
          Search
        </button>
        <button type="button" onClick={onClose}>
          Close source
        </button>
      </div>
      <p className="muted" role="status">
        {said}
      </p>
      {conflict && (
        <Conflict
          theirs={conflict.theirs}
          mine={conflict.mine}
          onDiscard={() => file.settle(false)}
          onOverwrite={() => file.settle(true)}
        />
      )}
      <div className="editor" ref={file.place} />
      <p className="muted" id={about}>
        Ctrl+S saves, Ctrl+F searches, Ctrl+Z undoes typing. The Undo button reverts saved changes.
        Tab moves the focus out of the editor.
      </p>
      <Remarks
        diagnostics={found?.diagnostics ?? []}
        onGo={file.goToDiagnostic}
        onFix={(one) => void file.fix(one)}
      />
    </section>
  )
}
