import type { ReactNode } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { Group } from '../forms/Group.tsx'
import { PresetPart } from './PresetPart.tsx'

type GroupControl = Extract<Control, { kind: 'group' }>

interface Props {
  readonly field: Field
  readonly control: GroupControl
  readonly show: (field: Field) => ReactNode
}

/** The theme in the order in which a look is made: preset, colors, fonts, then details. */
export function ThemeForm({ field, control, show }: Props) {
  const { fields, missing } = control
  const preset = fields.find(({ at }) => at.at(-1) === 'preset')
  const groups = [
    { title: 'Colors', fields: fields.filter(isColors) },
    { title: 'Fonts', fields: fields.filter(({ at }) => at.at(-1) === 'fonts') },
    { title: 'Details', fields: fields.filter((one) => one !== preset && isChoice(one)) },
  ]
  const sorted = new Set([preset, ...groups.flatMap((group) => group.fields)])
  const rest = fields.filter((one) => !sorted.has(one))
  return (
    <>
      {preset?.control.kind === 'choice' && <PresetPart field={preset} control={preset.control} />}
      {[...groups, { title: 'Sizes', fields: rest }].map((group) => (
        <section key={group.title} className="stack" aria-label={group.title}>
          <h3>{group.title}</h3>
          <Group
            field={field}
            control={{ ...control, fields: group.fields, missing: [] }}
            show={show}
            isBare
          />
        </section>
      ))}
      <Group field={field} control={{ ...control, fields: [], missing }} show={show} isBare />
    </>
  )
}

const isChoice = ({ control: { kind } }: Field): boolean => kind === 'choice' || kind === 'checkbox'

const isColors = ({ control }: Field): boolean =>
  control.kind === 'group' && control.fields.some((one) => one.control.kind === 'color')
