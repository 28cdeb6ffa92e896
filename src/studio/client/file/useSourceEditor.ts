import { useEffect, useRef, useState } from 'react'
import { STATE_CHANGED } from '../../protocol/addresses.ts'
import { fetchSource } from '../api.ts'
import { INITIAL, SourceEditor, type SourceModel } from './source-editor.ts'

export function useSourceEditor(about: string) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<SourceEditor>()
  const [model, setModel] = useState<SourceModel>(INITIAL)
  useEffect(() => {
    let isGone = false
    let opened: SourceEditor | undefined
    const change = (next: Partial<SourceModel>) => setModel((before) => ({ ...before, ...next }))
    fetchSource().then(
      (file) => {
        if (isGone || !place.current) return
        opened = new SourceEditor(place.current, about, file, change)
        setEditor(opened)
      },
      () => change({ message: 'Could not read the file.' }),
    )
    const leave = () => opened?.keep()
    const follow = () => void opened?.follow()
    addEventListener('pagehide', leave)
    import.meta.hot?.on(STATE_CHANGED, follow)
    return () => {
      isGone = true
      removeEventListener('pagehide', leave)
      import.meta.hot?.off(STATE_CHANGED, follow)
      opened?.destroy()
    }
  }, [about])
  const setMessage = (message: string) => setModel((before) => ({ ...before, message }))
  return { place, editor, model, setMessage }
}
