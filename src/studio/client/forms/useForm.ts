import { useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import type { NewPage } from '../../forms/new-page.ts'
import type { EditResponse, FormChange, FormState } from '../../server/protocol.ts'
import { fetchForm, sendCommand } from '../api.ts'
import type { Refused } from '../Field.tsx'
import { useLatestRequest } from '../useLatestRequest.ts'

/** Where the keyboard goes once the form shows what has changed. */
interface Aim {
  readonly at: Path
  /** Which of the buttons of an entry; without one, its first field. */
  readonly act?: string
}

/** Puts the same entry behind one of a list. */
interface Copy {
  readonly do: 'copy'
  readonly at: Path
}

export type OpenForm = ReturnType<typeof useForm>

/**
 * The form that is open, and the way of its changes into the file.
 * @param version which text of the file is shown: for another one, the form is made anew
 * @param reloadState has the window show the newest text
 */
export function useForm(version: string | undefined, reloadState: () => Promise<void>) {
  const [at, setAt] = useState<Path>()
  const [form, setForm] = useState<FormState>()
  const [aim, setAim] = useState<Aim>()
  const [refused, setRefused] = useState<Refused>([])
  const [said, setSaid] = useState('')

  /**
   * What is typed is written when a field is left, by a click on a button for example, whose change is asked for the
   * file as it then is. A text moves nothing: what was pointed at is still there.
   */
  const typed = useRef(new Set<Promise<EditResponse>>())
  /** What was written since the form that is shown: the next one may still be on its way. */
  const written = useRef<readonly EditResponse[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form shows what was written before it
  useEffect(() => {
    written.current = []
  }, [form])
  /** The part whose form is wanted: what comes late for another one is not shown. */
  const wanted = useRef<Path>(undefined)
  const asNewest = useLatestRequest()
  const load = useCallback(
    async (of: Path) => {
      // A change of a form that was left meanwhile holds nothing up.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the file is another form
  useEffect(() => {
    if (at) void load(at)
  }, [at, load, version])

  /** Makes the form that is open anew. */
  const reload = async () => at && load(at)
  const open = useCallback((next: Path | undefined) => {
    wanted.current = next
    setAt(next)
    setRefused([])
    setSaid('')
    if (!next) setForm(undefined)
  }, [])
  /** What shows the last text that was written. */
  const showing = useRef<Promise<unknown>>(undefined)
  /** Writes what was typed. @param was what stood there @returns once it is in the file, before it is shown */
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
  /** Waits until the window shows what was written. */
  const shown = () => showing.current
  /** Changes what the form has. @param then where the keyboard goes */
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
