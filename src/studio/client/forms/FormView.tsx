import { useEffect, useId, useRef } from 'react'
import type { Form } from '../../forms/model.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import { FormContext, type FormTools } from './context.ts'
import { Group } from './Group.tsx'
import { Part } from './Part.tsx'

interface Props extends Pick<FormTools, 'pictures' | 'addSection' | 'targets'> {
  readonly form: Form
}

export function FormView({ form, ...tools }: Props) {
  const { model, actions } = useStudio()
  const { aim, reasons } = model
  const id = useId()
  const here = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = actions.keyOf(form.field.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form
  useEffect(() => heading.current?.focus(), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place may appear with the next form
  useEffect(() => {
    if (!aim || !here.current) return
    const place = [...here.current.querySelectorAll<HTMLElement>('[data-at]')].find(
      ({ dataset }) => dataset.at === JSON.stringify(aim.at),
    )
    if (!place) return
    actions.aim(undefined)
    const details = place.querySelector<HTMLDetailsElement>(':scope > details')
    if (details) details.open = true
    const acts = [...place.querySelectorAll<HTMLButtonElement>('[data-act]')]
    const act = acts.find(({ dataset, disabled }) => dataset.act === aim.act && !disabled)
    const first = place.querySelector<HTMLElement>('input, textarea, select, button:enabled')
    ;(aim.act ? (act ?? acts.find(({ disabled }) => !disabled)) : first)?.focus()
  }, [aim, form, actions])
  const { field, within, suggestions } = form
  const getListId = (suggests: string) => `${id}-${suggests}`
  return (
    <FormContext value={{ getListId, ...tools }}>
      <section className="form" aria-labelledby={`${id}-title`} ref={here}>
        <nav className="row small" aria-label="Breadcrumbs">
          {within.map(({ at, title }) => (
            <button type="button" key={at.join('/')} onClick={() => actions.openForm(at)}>
              {title}
            </button>
          ))}
          <button type="button" onClick={() => actions.openForm(undefined)}>
            Close
          </button>
        </nav>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {field.title}
        </h2>
        {field.description && <p className="quiet">{field.description}</p>}
        <ReasonList reasons={reasons} />
        {field.control.kind === 'group' ? (
          <Group
            field={field}
            control={field.control}
            show={(one) => <Part key={actions.keyOf(one.at)} field={one} />}
            isBare
          />
        ) : (
          <Part field={field} />
        )}
        {Object.entries(suggestions).map(([name, choices]) => (
          <datalist key={name} id={getListId(name)}>
            {choices.map(({ value, title }) => (
              <option key={value} value={value}>
                {title === value ? undefined : title}
              </option>
            ))}
          </datalist>
        ))}
      </section>
    </FormContext>
  )
}
