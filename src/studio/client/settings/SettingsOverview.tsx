import { type LucideIcon, Settings2 } from 'lucide-react'
import type { Control, Field, Offer } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { SETTING_GROUPS } from './setting-groups.ts'

interface Setting {
  readonly field: Field
  readonly icon: LucideIcon
  /** The initial value of a part that the file does not have. */
  readonly offer?: Offer | undefined
}

interface Props {
  readonly control: Extract<Control, { kind: 'group' }>
}

export function SettingsOverview({ control }: Props) {
  return groupSettings(control).map(({ title, settings }) => (
    <section key={title} className="settings" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {settings.map((setting) => (
          <SettingRow key={setting.field.title} setting={setting} />
        ))}
      </ul>
    </section>
  ))
}

function SettingRow({ setting: { field, icon: Icon, offer } }: { readonly setting: Setting }) {
  const { actions } = useStudio()
  const { at, title, description } = field
  const open = async () => {
    if (offer) {
      const change = { do: 'set', at, value: offer.value } as const
      const reasons = await actions.edit([change], `${title} added.`)
      if (reasons.length > 0) return
    }
    actions.openForm(at)
  }
  return (
    <li>
      <button type="button" className="row-button setting" onClick={() => void open()}>
        <Icon aria-hidden />
        <span>
          <span className="title">{offer ? `Add ${title.toLowerCase()}` : title}</span>
          <span className="muted">{description}</span>
        </span>
      </button>
    </li>
  )
}

/** Parts without a group come last. */
function groupSettings({ fields, missing }: Props['control']) {
  const settings = [
    ...fields.map((field) => ({ field, offer: undefined })),
    ...missing.map(({ field, offer }) => ({ field, offer })),
  ]
  const left = new Map(settings.map((one) => [String(one.field.at[0]), one]))
  const groups = SETTING_GROUPS.map(({ title, icons }) => ({
    title,
    settings: Object.entries(icons).flatMap(([key, icon]): Setting[] => {
      const found = left.get(key)
      left.delete(key)
      return found ? [{ ...found, icon }] : []
    }),
  }))
  const others = [...left.values()].map((one): Setting => ({ ...one, icon: Settings2 }))
  return [...groups, { title: 'Other', settings: others }].filter((one) => one.settings.length > 0)
}
