import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Path } from '../../content/model.ts'
import type { ListedPage } from '../protocol/state.ts'
import { fetchForm } from './api.ts'
import { useStudio } from './context.ts'
import { ReasonList } from './EntryStatus.tsx'
import { findSections } from './forms/useNewSection.tsx'
import { ModalDialog } from './ui/ModalDialog.tsx'
import { SearchField } from './ui/SearchField.tsx'
import type { Reasons } from './unsaved.ts'

interface Copied {
  readonly at: Path
  readonly title: string
}

/** Asks for the page that gets a copy of a section. */
export function useSectionCopy(
  pages: readonly ListedPage[],
  path: string,
): { readonly ask: (section: Copied) => void; readonly dialog: ReactElement | false } {
  const [section, setSection] = useState<Copied>()
  const close = () => setSection(undefined)
  return {
    ask: setSection,
    dialog: section !== undefined && (
      <ModalDialog title={`Copy “${section.title}” to another page`} onClose={close}>
        <PageChoice section={section} pages={pages} path={path} onClose={close} />
      </ModalDialog>
    ),
  }
}

interface Props {
  readonly section: Copied
  readonly pages: readonly ListedPage[]
  readonly path: string
  readonly onClose: () => void
}

function PageChoice({ section, pages, path, onClose }: Props) {
  const { actions } = useStudio()
  const [query, setQuery] = useState('')
  const [reasons, setReasons] = useState<Reasons>([])
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => here.current?.querySelector('input')?.focus(), [])
  const words = query.toLowerCase().trim()
  const found = pages.flatMap((page, index) =>
    page.path !== path && `${page.path} ${page.title}`.toLowerCase().includes(words)
      ? [{ ...page, index }]
      : [],
  )
  const copy = async (page: ListedPage, index: number) => {
    const list = ['routes', index, 'sections']
    const form = await fetchForm(['routes', index]).catch(() => undefined)
    const end = (form && findSections(form)?.entries.length) ?? 0
    const to = { path: page.path, at: [...list, end] }
    const problems = await actions.copySection(section, to, page.title)
    if (problems.length > 0) return setReasons(problems)
    onClose()
  }
  return (
    <div ref={here} className="stack">
      <SearchField
        label="Search pages"
        placeholder="Search by title or address"
        value={query}
        onChange={setQuery}
      />
      <ReasonList reasons={reasons} />
      {found.length === 0 && <p className="empty">No pages found.</p>}
      <ul className="page-choices">
        {found.map(({ index, ...page }) => (
          <li key={page.path}>
            <button type="button" className="row-button" onClick={() => void copy(page, index)}>
              <span className="title">{page.title}</span>
              <span className="muted">{page.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
