import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../content/model.ts'
import {
  type EditResponse,
  type EntryAction,
  type InstanceOverride,
  type LabelledFix,
  type ListedEntry,
  type PageChange,
  type ShownText,
  STATE_CHANGED,
  type StudioState,
} from '../server/protocol.ts'
import { fetchState, sendCommand, waitForPending } from './api.ts'
import type { Refused } from './Field.tsx'
import { discardUnsaved, loadUnsaved, storeUnsaved } from './unsaved-text.ts'
import type { AskScope, EditScope } from './useEditScope.tsx'
import { useLatestRequest } from './useLatestRequest.ts'

const PATH_IN_ADDRESS = 'page'

const pathInAddress = (): string => new URLSearchParams(location.search).get(PATH_IN_ADDRESS) ?? '/'

interface Selected {
  readonly at: Path
  /** Override path, if several sections show the same default. */
  readonly here: Path | undefined
  readonly draft: string
  readonly was: string
  readonly onPage: boolean
}

interface Conflicting {
  readonly theirs: string | undefined
  readonly mine: string
}

const MOVES: Readonly<Record<EntryAction, number>> = { up: -1, down: 1, copy: 1, remove: 0 }
const DONE: Readonly<Record<EntryAction, string>> = {
  up: 'moved up',
  down: 'moved down',
  copy: 'duplicated',
  remove: 'removed',
}

/** Delay of the state request, so that the page update comes first (ms). */
const PAGE_FIRST_MS = 50

const keyOf = (...at: readonly (Path | undefined)[]): string => JSON.stringify(at)

const isSame = (one: Selected | undefined, other: Selected | undefined): boolean =>
  keyOf(one?.at, one?.here) === keyOf(other?.at, other?.here)

export function useStudio(ask: AskScope) {
  const [path, setPath] = useState(pathInAddress)
  const [state, setState] = useState<StudioState>()
  const [selected, setSelected] = useState<Selected>()
  const current = useRef(selected)
  current.current = selected
  const [refused, setRefused] = useState<Refused>([])
  const [said, setSaid] = useState('')

  const shown = useRef(path)
  shown.current = path
  const asNewest = useLatestRequest()
  const loading = useRef<Promise<void>>(undefined)
  const loaded = useRef<StudioState>(undefined)
  /** @param rest delay, so that the page loads first (ms) */
  const load = useCallback(
    (rest = PAGE_FIRST_MS) => {
      loading.current = asNewest(async (isNewest) => {
        await new Promise((done) => setTimeout(done, rest))
        if (!isNewest()) return
        try {
          const found = await fetchState(shown.current)
          if (!isNewest()) return
          loaded.current = found
          setState(found)
        } catch {
          setSaid('The server is not responding.')
        }
      })
      return loading.current
    },
    [asNewest],
  )
  const latestText = async <T extends Pick<ShownText, 'at' | 'typeDefault'>>(text: T) => {
    await waitForPending()
    await loading.current
    const key = keyOf(text.at, text.typeDefault?.instancePath)
    return (
      loaded.current?.texts.find(
        ({ at, typeDefault }) => keyOf(at, typeDefault?.instancePath) === key,
      ) ?? text
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own state
  useEffect(() => {
    void load(0)
    if (!import.meta.hot) return
    const again = () => void load()
    import.meta.hot.on(STATE_CHANGED, again)
    return () => import.meta.hot?.off(STATE_CHANGED, again)
  }, [load, path])

  const open = useCallback((next: string) => {
    setPath((before) => {
      if (before === next) return before
      history.replaceState(null, '', `?${new URLSearchParams({ [PATH_IN_ADDRESS]: next })}`)
      setSelected(undefined)
      setRefused([])
      return next
    })
  }, [])

  const index =
    selected &&
    state?.texts.findIndex(
      ({ at, typeDefault }) =>
        keyOf(at, typeDefault?.instancePath) === keyOf(selected.at, selected.here),
    )
  const text = index === undefined ? undefined : state?.texts[index]
  const isTyped = selected !== undefined && selected.draft !== selected.was
  // The field follows the file until edited.
  const draft = isTyped ? selected.draft : (text?.template ?? '')
  const conflict: Conflicting | undefined =
    isTyped && state && selected.was !== text?.template && draft !== text?.template
      ? { theirs: text?.template, mine: draft }
      : undefined

  const choose = (number: number, onPage: boolean) => {
    const one = state?.texts[number]
    if (!one) return
    setRefused([])
    setSaid('')
    const here = one.typeDefault?.instancePath
    const { template } = one
    const { text: kept, was } = loadUnsaved(one.at) ?? { text: template, was: template }
    setSelected({ at: one.at, here, draft: kept, was, onPage })
  }
  const type = (typed: string) => {
    if (!selected || !text) return
    const was = isTyped ? selected.was : text.template
    storeUnsaved(selected.at, { text: typed, was })
    setSelected({ ...selected, draft: typed, was })
  }
  const follow = (at: Path) => setSelected((now) => now && { ...now, at, here: undefined })
  const close = () => {
    setSelected(undefined)
    setRefused([])
  }
  const back = () => {
    if (selected) discardUnsaved(selected.at)
    close()
  }
  const onlyHere = (
    where: EditScope,
    { typeDefault }: Pick<ShownText, 'typeDefault'>,
  ): InstanceOverride | undefined =>
    where === 'instance' && typeDefault
      ? { at: typeDefault.instancePath, version: state?.version ?? '' }
      : undefined
  const tell = async (answer: EditResponse, done: string) => {
    if (answer.ok) {
      setRefused([])
      setSaid(done)
      await load()
      return
    }
    setSaid('')
    setRefused(answer.diagnostics)
  }
  const save = async () => {
    if (!selected || !text) return
    if (draft === text.template) return back()
    if (conflict) return setSelected({ ...selected, onPage: false })
    await write(text, draft)
  }
  const writing = useRef<string>(undefined)
  const write = async (text: ShownText, value: string) => {
    const { at } = text
    const what = JSON.stringify([at, text.typeDefault?.instancePath, value])
    if (writing.current === what) return
    const where = await ask(text)
    if (!where) return
    const was = text.isWritten ? text.template : undefined
    writing.current = what
    const answer = await sendCommand({
      do: 'setValue',
      at,
      value,
      was,
      override: onlyHere(where, text),
    })
    if (writing.current === what) writing.current = undefined
    // The user may have selected another text.
    const isLeft = () => !isSame(current.current, selected)
    if (answer.ok) {
      discardUnsaved(at)
      if (!isLeft()) close()
    } else {
      // The refusal may be caused by an external change.
      await load()
      const why = answer.diagnostics[0]?.message ?? ''
      if (isLeft()) return setSaid(`Could not save ${text.title}; your text is kept. ${why}`)
    }
    await tell(answer, `${text.title} saved.`)
  }
  const settle = async (isMine: boolean) => {
    if (!selected || !isMine || !text) return back()
    setSelected({ ...selected, was: text.template })
    await write(text, draft)
  }
  const turn = async (way: 'undo' | 'redo') => {
    close()
    await tell(await sendCommand({ do: way }), way === 'undo' ? 'Undone.' : 'Redone.')
  }
  const act = async (entry: ListedEntry, what: EntryAction) => {
    const answer = await sendCommand({ do: what, at: entry.at, version: state?.version ?? '' })
    if (answer.ok && selected && isSame(current.current, selected)) {
      const depth = entry.at.length - 1
      const to = entry.index + MOVES[what]
      if (what === 'remove') back()
      else setSelected({ ...selected, at: selected.at.with(depth, to), onPage: false })
    }
    await tell(answer, `${entry.title} ${DONE[what]}.`)
  }
  const fix = async ({ label, ...rest }: LabelledFix) =>
    tell(await sendCommand({ do: 'fix', ...rest }), `Fixed: ${label}.`)
  const changePage = async (change: PageChange) => {
    const answer = await sendCommand({ do: 'changePage', change, version: state?.version ?? '' })
    if (answer.ok) open(change.do === 'renamePage' ? change.to : '/')
    if (answer.ok) setSaid(change.do === 'renamePage' ? 'Page address changed.' : 'Page deleted.')
    else await tell(answer, '')
  }
  return {
    draft,
    conflict,
    settle,
    follow,
    tell,
    load,
    latestText,
    onlyHere,
    act,
    fix,
    changePage,
    path,
    state,
    selected,
    text,
    index,
    refused,
    said,
    open,
    choose,
    type,
    save,
    back,
    turn,
  }
}
