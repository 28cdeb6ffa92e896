import { useId, useState } from 'react'
import type { SearchResult } from '../../protocol/site-tools.ts'
import { fetchSearch } from '../api.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import { useSiteQuery } from '../queries.ts'
import { SearchField } from '../ui/SearchField.tsx'
import type { Reasons } from '../unsaved.ts'
import { MatchList } from './MatchList.tsx'
import { Panel } from './Panel.tsx'
import { createReplacements, matchKey } from './replace.ts'
import type { PanelProps } from './SideColumn.tsx'

export function SearchPanel({ onClose, onShow }: PanelProps) {
  const { actions } = useStudio()
  const id = useId()
  const [words, setWords] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<Reasons>([])
  const options = { words, isCaseSensitive, isWhole }
  const search = useSiteQuery(['search', options], () => fetchSearch(options), { keeps: true })
  const { data, isError, isPlaceholderData } = search
  const changes = data ? createReplacements(data.texts, excluded, replacement) : []
  const count = countChosen(data, excluded)
  const replace = async () => {
    // The list is still that of other words.
    if (isPlaceholderData) return
    if (!data || changes.length === 0) return actions.announce('Nothing to replace.')
    const done = `${countPlaces(count)} replaced.`
    const { version } = data
    setReasons(await actions.edit(changes, done, { version, showsReasons: true }))
  }
  return (
    <Panel title="Search and replace" status={describeCount(words, data)} onClose={onClose}>
      <div className="stack">
        <SearchField
          label="Search all texts"
          placeholder="Search all texts"
          value={words}
          onChange={(value) => {
            setWords(value)
            setExcluded(new Set())
          }}
        />
        <Option label="Match case" isOn={isCaseSensitive} onChange={setCaseSensitive} />
        <Option label="Whole words" isOn={isWhole} onChange={setWhole} />
        <div className="part">
          <label className="name" htmlFor={id}>
            Replace with
          </label>
          <input
            id={id}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
        </div>
        <button
          type="button"
          className="button primary"
          aria-disabled={changes.length === 0}
          onClick={() => void replace()}
        >
          {count === 0
            ? 'Replace'
            : `${replacement === '' ? 'Delete' : 'Replace'} in ${countPlaces(count)}`}
        </button>
      </div>
      <ReasonList reasons={reasons} />
      {isError && <p className="refused">Could not search.</p>}
      {data?.isCut && (
        <p className="note">Only the first places are listed. Search for more words.</p>
      )}
      {data && (
        <MatchList
          texts={data.texts}
          replacement={replacement}
          excluded={excluded}
          onExclude={setExcluded}
          onShow={onShow}
        />
      )}
    </Panel>
  )
}

const countPlaces = (count: number): string => (count === 1 ? '1 place' : `${count} places`)

const countChosen = (data: SearchResult | undefined, excluded: ReadonlySet<string>): number =>
  (data?.texts ?? []).reduce(
    (sum, found) =>
      sum + found.matches.filter((range) => !excluded.has(matchKey(found, range))).length,
    0,
  )

function describeCount(words: string, data: SearchResult | undefined): string {
  if (words.trim() === '' || !data) return ''
  return data.matches === 0 ? 'Not found' : `${data.matches} found`
}

interface OptionProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Option = ({ label, isOn, onChange }: OptionProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
