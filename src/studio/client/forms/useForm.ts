import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import type { NewPage } from '../../forms/new-page.ts'
import type { EditResponse, FormChange, FormState } from '../../server/protocol.ts'
import { fetchForm, sendCommand } from '../api.ts'
import type { Refused } from '../Field.tsx'
import { useLatestRequest } from '../useLatestRequest.ts'

interface Aim {
  readonly at: Path
  /** Button of the entry; otherwise its first field. */
  readonly act?: string
}

interface Copy {
  readonly do: 'copy'
  readonly at: Path
}

export type OpenForm = ReturnType<typeof useForm>

/** @param version of the file; a new version reloads the form */
export function useForm(version: string | undefined, reloadState: () => Promise<void>) {
  const [at, setAt] = useState<Path>()
  const [form, setForm] = useState<FormState>()
  const [aim, setAim] = useState<Aim>()
  const [refused, setRefused] = useState<Refused>([])
  const [said, setSaid] = useState('')

  /** Pending text saves. A click may blur a field: its command must wait for the save. */
  const typed = useRef(new Set<Promise<EditResponse>>())
  const written = useRef<readonly EditResponse[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form starts without responses
  useEffect(() => {
    written.current = []
  }, [form])
  /** Path of the requested form, to ignore late responses. */
  const wanted = useRef<Path>(undefined)
  const asNewest = useLatestRequest()
  const load = useCallback(
    async (of: Path) => {
      if (wanted.current !== of) return
      await asNewest(async (isNewest) => {
        const found = await fetchForm(of).catch(() => undefined)
        if (wanted.current !== of || !isNewest()) return
        setForm(found)
        if (!found) setAt(undefined)
      })
    },
    [asNewest],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file version reloads the form
  useEffect(() => {
    if (at) void load(at)
  }, [at, load, version])

  const reload = async () => at && load(at)
  const open = useCallback((next: Path | undefined) => {
    wanted.current = next
    setAt(next)
    setRefused([])
    setSaid('')
    if (!next) setForm(undefined)
  }, [])
  const showing = useRef<Promise<unknown>>(undefined)
  /** Resolves after saving, before the form reloads. */
  const write = async (place: Path, value: unknown, was: unknown, title: string) => {
    const asked = sendCommand({ do: 'setValue', at: place, value, was })
    typed.current.add(asked)
    const answer = await asked
    typed.current.delete(asked)
    written.current = [...written.current, answer]
    if (answer.ok) showing.current = Promise.all([reload(), reloadState()])
    setSaid(answer.ok ? `${title} saved.` : '')
    return whyNot(answer)
  }
  const shown = () => showing.current
  const change = async (what: FormChange | Copy, done: string, then?: Aim): Promise<Refused> => {
    let version = form?.version ?? ''
    for (const answer of [...written.current, ...(await Promise.all(typed.current))])
      if (answer.ok && answer.step?.from === version) version = answer.step.to
    const answer = await sendCommand(
      what.do === 'copy' ? { ...what, version } : { do: 'change', change: what, version },
    )
    if (answer.ok) await reload()
    setSaid(answer.ok ? done : '')
    const found = whyNot(answer)
    setRefused(found)
    if (found.length === 0) setAim(then)
    return found
  }
  const addPage = async (page: NewPage): Promise<Refused> => {
    const answer = await sendCommand({ do: 'addPage', page, version: version ?? '' })
    return whyNot(answer)
  }
  return { addPage, at, form, aim, setAim, refused, said, open, write, change, shown, reload }
}

const whyNot = (answer: EditResponse): Refused => (answer.ok ? [] : answer.diagnostics)
