import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Shell } from '../../content/model.ts'
import { visuallyHidden } from '../ui/layoutStyles.ts'
import { renderList } from '../ui/renderList.ts'
import { useCurrentPage } from '../ui/SiteContext.tsx'
import { Result } from './Result.tsx'
import type { SearchResult } from './search.ts'
import { dialogStyle, fieldStyle, resultList, statusStyle } from './searchStyles.ts'
import { useSearch } from './useSearch.ts'

type SearchWords = NonNullable<Shell['words']['search']>

export interface SearchDialogProps {
  /** Address. */
  readonly index: string
  readonly words: SearchWords
  readonly isOpen: boolean
  readonly onClose: () => void
}

const MAX_SHOWN = 50

/** The arrow keys lead from the field through the results. */
export function SearchDialog({ index, words, isOpen, onClose }: SearchDialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { search, hasFailed } = useSearch(index, isOpen)
  const asked = useDeferredValue(query.trim())
  const results = asked && search ? search(asked) : undefined
  const { path } = useCurrentPage()
  useEffect(() => {
    if (!isOpen) return ref.current?.close()
    ref.current?.showModal()
    field.current?.select()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: also the back button of the browser closes it
  useEffect(() => () => ref.current?.close(), [path])
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = getStep(event.key, event.target === field.current)
    if (step === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    moveFocus(ref.current, step)
  }
  const handleClick = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented || target === ref.current) ref.current?.close()
  }
  return (
    <dialog
      ref={ref}
      css={dialogStyle}
      aria-label={words.label}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <search css={fieldStyle}>
        <label htmlFor={id}>{words.field}</label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" aria-label={words.close} onClick={() => ref.current?.close()} />
      </search>
      <p role="status" css={hasFailed || results ? statusStyle : visuallyHidden}>
        {hasFailed ? words.failure : results && formatCount(results, words)}
      </p>
      {results && results.length > 0 && (
        <ol css={resultList}>
          {renderList(results.slice(0, MAX_SHOWN), (result) => (
            <Result {...result} />
          ))}
        </ol>
      )}
    </dialog>
  )
}

/** Enter leads from the field to the first result. */
function getStep(key: string, isInField: boolean): number {
  if (key === 'ArrowUp') return -1
  return key === 'ArrowDown' || (key === 'Enter' && isInField) ? 1 : 0
}

const formatCount = ({ length }: readonly SearchResult[], { results, nothing }: SearchWords) =>
  length === 0 ? nothing : results.replace('{count}', String(length))

function moveFocus(dialog: HTMLElement | null, step: number): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('input, ol a') ?? [])]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  stops[Math.max(0, at + step)]?.focus()
}
