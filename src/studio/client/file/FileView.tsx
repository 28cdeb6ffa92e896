import { useEffect, useId, useRef } from 'react'
import type { Path } from '../../../content/model.ts'
import { Conflict } from '../Conflict.tsx'
import { SourceDiagnostics } from './SourceDiagnostics.tsx'
import { useSourceEditor } from './useSourceEditor.ts'

interface Props {
  readonly path: string
  readonly at: Path | undefined
  readonly page: number
  readonly onOpen: (path: string) => void
  readonly onClose: () => void
}

export function FileView({ path, at, page, onOpen, onClose }: Props) {
  const about = useId()
  const { place, editor, model, setMessage } = useSourceEditor(about)
  const { isDraft, found, conflict, message } = model
  const isOpening = useRef(true)
  const key = JSON.stringify(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal paths may be different arrays
  useEffect(() => {
    if (!editor) return
    const isFirst = isOpening.current
    isOpening.current = false
    if (at) void editor.goToPart(at, isFirst)
    else if (isFirst) void editor.goToPart(['routes', Math.max(page, 0)], true)
  }, [editor, key])

  const showPage = async () => {
    const pages = (await editor?.listPages()) ?? []
    if (!pages.includes(path) && pages[0] !== undefined) onOpen(pages[0])
    setMessage(describePages(pages, path))
  }
  return (
    <section className="source" aria-label="Source">
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!isDraft || conflict !== undefined}
          onClick={() => void editor?.saveByButton()}
        >
          Save
        </button>
        <button type="button" disabled={!isDraft} onClick={() => editor?.discard()}>
          Discard
        </button>
        <button type="button" onClick={() => void showPage()}>
          Show on page
        </button>
        <button type="button" onClick={() => editor?.search()}>
          Search
        </button>
        <button type="button" onClick={onClose}>
          Close source
        </button>
      </div>
      <p className="muted" role="status">
        {message}
      </p>
      {conflict && (
        <Conflict
          theirs={conflict.theirs}
          mine={conflict.mine}
          onDiscard={() => editor?.settle(false)}
          onOverwrite={() => editor?.settle(true)}
        />
      )}
      <div className="editor" ref={place} />
      <p className="muted" id={about}>
        Ctrl+S saves, Ctrl+F searches, Ctrl+Z undoes typing. The Undo button reverts saved changes.
        Tab moves the focus out of the editor.
      </p>
      <SourceDiagnostics
        diagnostics={found?.diagnostics ?? []}
        onGo={(one) => editor?.goToDiagnostic(one)}
        onFix={(one) => editor?.fix(one)}
      />
    </section>
  )
}

function describePages(pages: readonly string[], path: string): string {
  const [first] = pages
  if (first === undefined) return 'This line is not shown on any page.'
  const place = pages.includes(path) ? 'the current page' : first
  const others = pages.length > 1 ? ` and ${pages.length - 1} more` : ''
  return `This line is shown on ${place}${others}.`
}
