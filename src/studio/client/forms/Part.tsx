import type { Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { CheckboxPart, ChoicePart } from './ChoiceParts.tsx'
import { DatePart } from './DatePart.tsx'
import { Group } from './Group.tsx'
import { LinkPart } from './LinkPart.tsx'
import { List } from './List.tsx'
import { PicturePart } from './PicturePart.tsx'
import { ColorPart, NumberPart, TextPart } from './TextParts.tsx'
import { Union } from './Union.tsx'

export function Part({ field }: { readonly field: Field }) {
  const { actions } = useStudio()
  const { at, title, control, summary } = field
  const show = (one: Field) => <Part key={actions.getKey(one.at)} field={one} />
  switch (control.kind) {
    case 'text':
      return <TextPart field={field} control={control} />
    case 'number':
      return <NumberPart field={field} control={control} />
    case 'color':
      return <ColorPart field={field} control={control} />
    case 'date':
      return <DatePart field={field} control={control} />
    case 'picture':
      return <PicturePart field={field} control={control} />
    case 'link':
      return <LinkPart field={field} control={control} />
    case 'choice':
      return <ChoicePart field={field} control={control} />
    case 'checkbox':
      return <CheckboxPart field={field} control={control} />
    case 'group':
      return <Group field={field} control={control} show={show} />
    case 'list':
      return <List field={field} control={control} show={show} />
    case 'union':
      return <Union field={field} control={control} show={show} />
    case 'form':
      return (
        <button type="button" className="row-button" onClick={() => actions.openForm(at)}>
          <span className="title">{title}</span>
          <span className="muted">
            {at.length > 1 && summary !== '' ? summary : field.description}
          </span>
        </button>
      )
    case 'inherited':
      return (
        <div className="part">
          <p className="name">{title}</p>
          <p>{summary}</p>
          <p className="muted">{field.inheritedFrom}</p>
          <button
            type="button"
            className="button"
            onClick={() =>
              void actions.edit([{ do: 'set', at, value: control.value }], `${title} saved.`)
            }
          >
            Override
          </button>
        </div>
      )
    case 'sourceOnly':
      return (
        <div className="part">
          <p className="name">{title}</p>
          <p className="muted">Edit this in the source.</p>
        </div>
      )
  }
}
