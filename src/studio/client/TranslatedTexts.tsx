import type { Path } from '../../content/model.ts'
import { fetchTranslations } from './api.ts'
import { useStudio } from './context.ts'
import { getFormPath } from './forms/form-path.ts'
import { useSiteQuery } from './queries.ts'

interface Props {
  readonly at: Path
}

/** The selected text in the other languages. A click opens it. */
export function TranslatedTexts({ at }: Props) {
  const { actions } = useStudio()
  const { data = [] } = useSiteQuery(['translations', at], () => fetchTranslations(at))
  if (data.length === 0) return null
  return (
    <section className="group" aria-label="Other languages">
      <h3>Other languages</h3>
      <ul>
        {data.map((one) => (
          <li key={one.code}>
            <button
              type="button"
              className="row-button"
              onClick={() =>
                one.path === null ? actions.openForm(getFormPath(one.at)) : actions.open(one.path)
              }
            >
              <span className="muted">{one.label}</span>
              <span lang={one.code} dir="auto">
                {one.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
