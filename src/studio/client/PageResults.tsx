import { useEffect, useState } from 'react'
import type { FoundPage } from '../protocol/page.ts'
import type { ListedPage } from '../protocol/state.ts'
import { fetchPageSearch } from './api.ts'
import { useStudio } from './context.ts'
import { useSiteQuery } from './queries.ts'

/** Time without typing before the texts are searched (ms). */
const PAUSE_MS = 150

interface Found {
  readonly page: ListedPage
  readonly text: FoundPage['text']
}

interface Props {
  readonly words: string
  readonly pages: readonly ListedPage[]
  readonly onOpen: (path: string) => void
  /** Called before a text is shown. */
  readonly onShow: () => void
}

/** Pages whose title, address or texts contain words, also with typing errors. */
export function PageResults({ words, pages, onOpen, onShow }: Props) {
  const { model, actions } = useStudio()
  const asked = useDelayed(words, PAUSE_MS)
  const load = () => fetchPageSearch(asked)
  const { data, isError } = useSiteQuery(['pages', asked], load, { keeps: true })
  const found = mergeResults(pages, words, data?.pages ?? [])
  const isComplete = data?.words === words
  return (
    <>
      <p className="muted" role="status">
        {describe(found.length, pages.length, isComplete)}
      </p>
      {isError && <p className="refused">Could not search the texts.</p>}
      <ul className="page-results">
        {found.map(({ page, text }) => (
          <li key={page.path}>
            <button
              type="button"
              className="row-button"
              aria-current={page.path === model.path ? 'page' : undefined}
              onClick={() => {
                if (!text) return onOpen(page.path)
                onShow()
                void actions.showPlace(page.path, text.at)
              }}
            >
              <span className="title">
                {page.title} {page.isDraft && <span className="draft">Draft</span>}
              </span>
              <span className="address">{page.path}</span>
              {text && <Excerpt parts={text.parts} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const Excerpt = ({ parts }: Pick<NonNullable<FoundPage['text']>, 'parts'>) => {
  let offset = 0
  return (
    <span className="words muted">
      {parts.map(({ text, isMatch }) => {
        offset += text.length
        return isMatch ? <mark key={offset}>{text}</mark> : text
      })}
    </span>
  )
}

/** Pages with the words in their title or address first: they are found without a request. */
function mergeResults(
  pages: readonly ListedPage[],
  words: string,
  results: readonly FoundPage[],
): Found[] {
  const isNamed = ({ path, title }: ListedPage) =>
    `${path} ${title}`.toLowerCase().includes(words.toLowerCase())
  const named = pages.filter(isNamed).map((page) => ({ page, text: null }))
  const others = results.flatMap(({ path, text }): Found[] => {
    const page = pages.find((one) => one.path === path)
    return page && !isNamed(page) ? [{ page, text }] : []
  })
  return [...named, ...others]
}

function describe(found: number, all: number, isComplete: boolean): string {
  if (found > 0) return `${found} of ${all}`
  return isComplete ? 'No pages found.' : 'Searching…'
}

function useDelayed(value: string, delay: number): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delayed
}
