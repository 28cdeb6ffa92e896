import { useState } from 'react'
import type { PageMenu } from '../protocol/page.ts'
import { useStudio } from './context.ts'
import { ReasonList } from './EntryStatus.tsx'
import { SwitchField } from './ui/SwitchField.tsx'
import type { Reasons } from './unsaved.ts'

interface Props {
  readonly menus: readonly PageMenu[]
  readonly isDraft: boolean
}

/** The menus and link lists of the site, with a switch for each that has or lacks a link to the page. */
export function PageMenus({ menus, isDraft }: Props) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  const shown = menus.filter(({ isShown }) => isShown).map(({ title }) => title)
  const change = async ({ title, isShown, changes }: PageMenu) => {
    const done = isShown ? `Removed from “${title}”.` : `Added to “${title}”.`
    setReasons(await actions.edit(changes, done, { showsReasons: true }))
  }
  return (
    <details className="page-menus">
      <summary>
        <span className="name">Shown in</span>{' '}
        <span className="muted">{shown.length === 0 ? 'No menu' : shown.join(', ')}</span>
      </summary>
      <ReasonList reasons={reasons} />
      {isDraft && <p className="muted">Drafts cannot be in menus.</p>}
      {menus
        .filter(({ isShown }) => isShown || !isDraft)
        .map((menu) => (
          <SwitchField
            key={menu.title}
            label={menu.title}
            isOn={menu.isShown}
            reason={menu.reason ?? undefined}
            onChange={() => void change(menu)}
          />
        ))}
    </details>
  )
}
