import type { ReportItem, SiteReport } from '../../protocol/site-tools.ts'
import { base, fetchReport } from '../api.ts'
import { useStudio } from '../context.ts'
import { useSiteQuery } from '../queries.ts'
import { Panel } from './Panel.tsx'
import type { PanelProps } from './SideColumn.tsx'

export function ReportPanel({ onClose, onShow }: PanelProps) {
  const { data, isError, isPending } = useSiteQuery(['report'], fetchReport)
  const count = data?.groups?.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Panel title="Site report" status={count === undefined ? '' : String(count)} onClose={onClose}>
      {isError && <p className="refused">Could not load the report.</p>}
      {isPending && <p className="empty">Loading…</p>}
      {data && <Groups report={data} onShow={onShow} />}
    </Panel>
  )
}

function Groups({ report, onShow }: { report: SiteReport } & Pick<PanelProps, 'onShow'>) {
  const { groups } = report
  if (!groups) return <p className="refused">The site has errors. Correct them first.</p>
  if (groups.length === 0) return <p className="empty">Nothing to improve was found.</p>
  return groups.map(({ title, items }) => (
    <section key={title} className="group" aria-label={title}>
      <h3>
        {title} <span className="address">{items.length}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <Item
            key={JSON.stringify([item.at, item.text, item.message])}
            item={item}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  ))
}

function Item({ item, onShow }: { item: ReportItem } & Pick<PanelProps, 'onShow'>) {
  const { actions } = useStudio()
  const { at, page, place, text, message, hint, fix, file } = item
  const where = [page?.title, place].filter(Boolean).join(', ')
  return (
    <li>
      {where !== '' && <p className="muted">{where}</p>}
      {text !== '' && <p className="words name">{text}</p>}
      <p className="words">{message}</p>
      {hint !== '' && <p className="muted">{hint}</p>}
      <div className="buttons">
        {at && at.length > 0 && (
          <button
            type="button"
            aria-label={`Show: ${text || where || message}`}
            onClick={() => {
              onShow()
              void actions.showPlace(page?.path, at)
            }}
          >
            Show
          </button>
        )}
        {fix && (
          <button type="button" onClick={() => void actions.fix(fix)}>
            Fix: {fix.label}
          </button>
        )}
        {file !== undefined && (
          <a className="button" href={base + file} target="_blank" rel="noreferrer">
            Open image
          </a>
        )}
      </div>
    </li>
  )
}
