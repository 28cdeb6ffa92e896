import { type ComponentType, useState } from 'react'
import type { SearchDialogProps } from '../search/SearchDialog.tsx'
import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'

const button = css`
  nav:has(> &) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--bar-justify);
    column-gap: clamp(var(--space-3), 2vw, var(--space-8));
  }
  /* The name has less space on phones. */
  header:has(> nav > &) > a {
    font-size: min(var(--step-1), 4.4vw);
  }
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--button-radius);
  &:hover {
    background: var(--color-surface);
  }
  @media not (scripting: enabled) {
    display: none;
  }
  & > svg {
    inline-size: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
`

/** The dialog and the index are loaded when it is first opened. `src/app/search-keys.ts` clicks the button as well. */
export function SearchButton() {
  const { search, words, behaviour } = useSite().shell
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  if (!search || !words.search) return null
  const open = async () => {
    setOpen(true)
    if (Dialog) return
    try {
      const { SearchDialog } = await import('../search/SearchDialog.tsx')
      setDialog(() => SearchDialog)
    } catch {
      // After a deployment, the document refers to the new files.
      window.location.reload()
    }
  }
  return (
    <>
      <button
        type="button"
        css={button}
        aria-label={words.search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${behaviour.searchKeys === 'command' ? '' : '/ '}Control+K Meta+K`}
        data-search=""
        data-replay-click=""
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5.5 5.5" />
        </svg>
      </button>
      {Dialog && (
        <Dialog
          key={search.index}
          index={search.index}
          words={words.search}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
