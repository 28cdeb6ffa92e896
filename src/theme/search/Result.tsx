import { RouteLink } from '../ui/RouteLink.tsx'
import { renderList } from '../ui/renderList.ts'
import { createExcerpt, markWords, type TextPart } from './excerpt.ts'
import type { SearchResult } from './search.ts'

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  renderList(parts, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))

export const Result = ({ page, words }: SearchResult) => (
  <li>
    <RouteLink to={{ kind: 'route', href: page.href }} aria-label={undefined}>
      {page.place && <small>{page.place}</small>}
      <strong>
        <Marked parts={markWords(page.title, words)} />
      </strong>
      <span>
        <Marked parts={createExcerpt(page, words)} />
      </span>
    </RouteLink>
  </li>
)
