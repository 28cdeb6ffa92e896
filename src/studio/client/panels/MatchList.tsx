import type { FoundText } from '../../protocol/site-tools.ts'
import { useStudio } from '../context.ts'
import { getContext, matchKey } from './replace.ts'

interface Props {
  readonly texts: readonly FoundText[]
  readonly replacement: string
  readonly excluded: ReadonlySet<string>
  readonly onExclude: (excluded: ReadonlySet<string>) => void
  readonly onShow: () => void
}

/** The places that would change, by page, each with a checkbox. */
export function MatchList({ texts, ...props }: Props) {
  const groups = new Map<string, FoundText[]>()
  for (const text of texts) {
    const key = text.page?.path ?? ''
    groups.set(key, [...(groups.get(key) ?? []), text])
  }
  return [...groups].map(([path, list]) => {
    const title = list[0]?.page?.title ?? 'Whole site'
    return (
      <section key={path} className="group" aria-label={title}>
        <h3>
          {title} <span className="address">{path}</span>
        </h3>
        <ul>
          {list.map((found) => (
            <TextMatches key={JSON.stringify(found.at)} found={found} {...props} />
          ))}
        </ul>
      </section>
    )
  })
}

interface TextProps extends Omit<Props, 'texts'> {
  readonly found: FoundText
}

function TextMatches({ found, replacement, excluded, onExclude, onShow }: TextProps) {
  const { actions } = useStudio()
  const { at, text, title, place, page, matches } = found
  const toggle = (key: string) => {
    const next = new Set(excluded)
    if (!next.delete(key)) next.add(key)
    onExclude(next)
  }
  return (
    <li>
      <div className="head">
        <p className="muted">{place === '' ? title : `${place}, ${title}`}</p>
        <button
          type="button"
          className="tool"
          aria-label={`Show ${title} on the page`}
          onClick={() => {
            onShow()
            void actions.showPlace(page?.path, at)
          }}
        >
          Show
        </button>
      </div>
      {matches.map((range) => {
        const key = matchKey(found, range)
        const { before, after } = getContext(text, range)
        const words = text.slice(...range)
        return (
          <label key={key} className="check words">
            <input type="checkbox" checked={!excluded.has(key)} onChange={() => toggle(key)} />
            <span>
              {before}
              {replacement === '' ? (
                <mark>{words}</mark>
              ) : (
                <>
                  <del>{words}</del> <ins>{replacement}</ins>
                </>
              )}
              {after}
            </span>
          </label>
        )
      })}
    </li>
  )
}
