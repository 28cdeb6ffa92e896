import { useEffect, useId, useRef } from 'react'
import { FormContext, type FormTools } from './context.ts'
import { Group } from './Group.tsx'
import { Wrong } from './Labelled.tsx'
import { Part } from './Part.tsx'
import type { OpenForm } from './useForm.ts'

export function FormView({
  of: { form, aim, setAim, refused, said, open, write, change, shown },
  ...tools
}: {
  readonly of: OpenForm
} & Pick<FormTools, 'pictures' | 'addSection' | 'targets'>) {
  const id = useId()
  const here = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = form?.field.at.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form
  useEffect(() => heading.current?.focus(), [key])
  useEffect(() => {
    if (!aim || !form || !here.current) return
    const place = [...here.current.querySelectorAll<HTMLElement>('[data-at]')].find(
      ({ dataset }) => dataset.at === JSON.stringify(aim.at),
    )
    if (!place) return
    setAim(undefined)
    const details = place.querySelector<HTMLDetailsElement>(':scope > details')
    if (details) details.open = true
    const acts = [...place.querySelectorAll<HTMLButtonElement>('[data-act]')]
    const act = acts.find(({ dataset, disabled }) => dataset.act === aim.act && !disabled)
    const first = place.querySelector<HTMLElement>('input, textarea, select, button:enabled')
    ;(aim.act ? (act ?? acts.find(({ disabled }) => !disabled)) : first)?.focus()
  }, [aim, form, setAim])
  if (!form) return null
  const { field, within, suggestions } = form
  const listOf = (suggests: string) => `${id}-${suggests}`
  return (
    <FormContext value={{ write, change, shown, open, setAim, listOf, ...tools }}>
      <section className="form" aria-labelledby={`${id}-title`} ref={here}>
        <nav className="row small" aria-label="Breadcrumbs">
          {within.map(({ at, title }) => (
            <button type="button" key={at.join('/')} onClick={() => open(at)}>
              {title}
            </button>
          ))}
          <button type="button" onClick={() => open(undefined)}>
            Close
          </button>
        </nav>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {field.title}
        </h2>
        {field.description && <p className="quiet">{field.description}</p>}
        <p className="quiet" role="status">
          {said}
        </p>
        <Wrong refused={refused} />
        {field.control.kind === 'group' ? (
          <Group
            field={field}
            control={field.control}
            show={(one) => <Part key={one.at.join('/')} field={one} />}
            isBare
          />
        ) : (
          <Part field={field} />
        )}
        {Object.entries(suggestions).map(([name, choices]) => (
          <datalist key={name} id={listOf(name)}>
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
