import { useState } from 'react'
import type { Baseline, ChangeGroup, ChangesState } from '../../protocol/site-tools.ts'
import { fetchChanges } from '../api.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import { useSiteQuery } from '../queries.ts'
import type { Reasons } from '../unsaved.ts'
import { ComparePage } from './ComparePage.tsx'
import { Panel } from './Panel.tsx'
import type { PanelProps } from './SideColumn.tsx'

export function ChangesPanel({ onClose, onShow }: PanelProps) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  const { data, isError, isPending } = useSiteQuery(['changes'], fetchChanges)
  const count = data?.groups.reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <Panel title="Changes" status={count === undefined ? '' : String(count)} onClose={onClose}>
      {isError && <p className="refused">Could not load the changes.</p>}
      {isPending && <p className="empty">Loading…</p>}
      <ReasonList reasons={reasons} />
      {data && (
        <ChangeLists
          state={data}
          onShow={onShow}
          onRevert={async ({ text, revert }) => {
            const options = { version: data.version, showsReasons: true, isRevert: true } as const
            setReasons(await actions.edit([revert], `Reverted: ${text}.`, options))
          }}
        />
      )}
    </Panel>
  )
}

type Change = ChangeGroup['changes'][number]

interface ListProps extends Pick<PanelProps, 'onShow'> {
  readonly state: ChangesState
  readonly onRevert: (change: Change) => Promise<void>
}

function ChangeLists({ state, ...handlers }: ListProps) {
  const { comparedWith, groups, problem } = state
  if (problem !== '') return <p className="refused">{problem}</p>
  if (!comparedWith)
    return (
      <p className="empty">Changes are listed here after the site was published the first time.</p>
    )
  return (
    <>
      <p className="muted">Since {describeBaseline(comparedWith)}</p>
      {groups.length === 0 && <p className="empty">No changes.</p>}
      {groups.map((group) => (
        <Group key={group.path ?? ''} group={group} {...handlers} />
      ))}
    </>
  )
}

interface GroupProps extends Omit<ListProps, 'state'> {
  readonly group: ChangeGroup
}

function Group({ group, ...handlers }: GroupProps) {
  const { title, path, changes } = group
  const [isComparing, setComparing] = useState(false)
  return (
    <section className="group" aria-label={title}>
      <div className="head">
        <h3>
          {title} <span className="address">{path}</span>
        </h3>
        {path !== undefined && (
          <button
            type="button"
            className="tool"
            aria-label={`Compare ${title}`}
            onClick={() => setComparing(true)}
          >
            Compare
          </button>
        )}
      </div>
      <ul>
        {changes.map((change) => (
          <ChangeItem
            key={JSON.stringify([change.at, change.text])}
            change={change}
            {...handlers}
          />
        ))}
      </ul>
      {isComparing && path !== undefined && (
        <ComparePage title={title} path={path} onClose={() => setComparing(false)} />
      )}
    </section>
  )
}

const describeBaseline = (baseline: Baseline): string =>
  baseline.kind === 'publication'
    ? `the last publication, ${new Date(baseline.date).toLocaleString()}`
    : `the last commit (${baseline.commit}); the site was not published from here yet`

interface ItemProps extends Omit<ListProps, 'state'> {
  readonly change: Change
}

function ChangeItem({ change, onShow, onRevert }: ItemProps) {
  const { model, actions } = useStudio()
  const { place, text, before, after, page, at, author } = change
  const isThere = !page || model.state?.pages.some(({ path }) => path === page.path)
  const isLong = (before ?? '').length + (after ?? '').length > LONG
  return (
    <li>
      {place !== '' && <p className="muted">{place}</p>}
      <p className="words">{text}</p>
      {author !== undefined && <p className="muted">{author}</p>}
      {isLong && (
        <details>
          <summary>Before and after</summary>
          {before !== undefined && <p className="words removed">{before}</p>}
          {after !== undefined && <p className="words added">{after}</p>}
        </details>
      )}
      <div className="buttons">
        {isThere && (
          <button
            type="button"
            aria-label={`Show: ${text}`}
            onClick={() => {
              onShow()
              void actions.showPlace(page?.path, at)
            }}
          >
            Show
          </button>
        )}
        <button type="button" aria-label={`Revert: ${text}`} onClick={() => void onRevert(change)}>
          Revert
        </button>
      </div>
    </li>
  )
}

/** Both texts together (characters), above which the summary shortens them. */
const LONG = 120
