import { ChevronRight, Plus } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { ListedPage } from '../protocol/state.ts'
import { PageResults } from './PageResults.tsx'
import { buildPageTree, listParents, type PageNode } from './page-tree.ts'
import { SearchField } from './ui/SearchField.tsx'
import { ToolButton } from './ui/ToolButton.tsx'

const MAX_EXPANDED = 40

interface Props {
  readonly pages: readonly ListedPage[]
  readonly path: string
  readonly onOpen: (path: string) => void
  readonly onAdd: () => void
  /** Called before a text is shown. */
  readonly onShow: () => void
}

/** Memoized: the list may be long and must not render on each key press. */
export const Pages = memo(function Pages({ pages, path, onOpen, onAdd, onShow }: Props) {
  const [query, setQuery] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>()
  const words = query.trim()
  const tree = useMemo(() => buildPageTree(pages), [pages])
  const parents = listParents(path)
  const isInitiallyOpen = (one: ListedPage) =>
    pages.length <= MAX_EXPANDED || parents.includes(one.path.toLowerCase())
  const initial = pages.filter(isInitiallyOpen).map((one) => one.path)
  return (
    <nav className="pages" aria-label="Pages">
      <div className="head">
        <h2>Pages</h2>
        <span className="muted">{pages.length}</span>
        <ToolButton label="Add page" icon={<Plus aria-hidden />} onPress={onAdd} />
      </div>
      <SearchField
        label="Search pages"
        placeholder="Search titles and texts"
        value={query}
        onChange={setQuery}
      />
      {words !== '' && <PageResults words={words} pages={pages} onOpen={onOpen} onShow={onShow} />}
      {words === '' && (
        <Tree
          className="tree"
          aria-label="Pages"
          items={tree}
          dependencies={[path]}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[path]}
          onSelectionChange={(keys) => {
            const [chosen] = keys
            if (keys !== 'all' && chosen !== undefined) onOpen(String(chosen))
          }}
          expandedKeys={expanded ?? initial}
          onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
          renderEmptyState={() => <p className="empty">Loading…</p>}
        >
          {(node) => <PageItem node={node} />}
        </Tree>
      )}
    </nav>
  )
})

const PageItem = ({ node: { id, page, children } }: { readonly node: PageNode }) => (
  <TreeItem id={id} textValue={page.title} className="page-item">
    <TreeItemContent>
      <div className="page-row">
        {children.length > 0 ? (
          <Button slot="chevron" className="chevron">
            <ChevronRight aria-hidden />
          </Button>
        ) : (
          <span className="chevron" />
        )}
        <span className="names">
          <span className="title">
            {page.title} {page.isDraft && <span className="draft">Draft</span>}
            {page.language && (
              <span className="language" title={page.language.label}>
                {page.language.code}
              </span>
            )}
          </span>
          <span className="address">{page.path}</span>
        </span>
      </div>
    </TreeItemContent>
    <Collection items={children}>{(child) => <PageItem node={child} />}</Collection>
  </TreeItem>
)
