import { ChevronRight, Code, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Field, Form } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import { SettingsOverview } from '../settings/SettingsOverview.tsx'
import { ThemeForm } from '../settings/ThemeForm.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { ToolButton } from '../ui/ToolButton.tsx'
import { FormContext, type FormTools } from './context.ts'
import { Group } from './Group.tsx'
import { Part } from './Part.tsx'

interface Props extends Pick<FormTools, 'pictures' | 'sections' | 'targets'> {
  readonly form: Form
  readonly onShowSource: () => void
}

const TEXT_FIELD = 'input:not([type=checkbox], [type=color]), textarea, [role=textbox]'
const FOCUSABLE = 'input, textarea, select, button:enabled'

/** Texts before the type of a value: typing would choose another type. Selects a placeholder, so that typing replaces it. */
function focusFirstField(place: HTMLElement): void {
  const field =
    place.querySelector<HTMLElement>(TEXT_FIELD) ?? place.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (isText && /^\[[^\]]*\]$/.test(field.value)) field.select()
}

export function FormView({ form, onShowSource, ...tools }: Props) {
  const { model, actions } = useStudio()
  const { aim, reasons } = model
  const id = useId()
  const here = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = actions.getKey(form.field.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form
  useEffect(() => heading.current?.focus(), [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place may appear with the next form
  useEffect(() => {
    if (!aim || !here.current) return
    const place = [...here.current.querySelectorAll<HTMLElement>('[data-at]')].find(
      ({ dataset }) => dataset.at === JSON.stringify(aim),
    )
    if (!place) return
    actions.aim(undefined)
    const details = place.querySelector<HTMLDetailsElement>(':scope > .content > details')
    if (details) details.open = true
    for (
      let around = place.closest('details');
      around;
      around = around.parentElement?.closest('details') ?? null
    )
      around.open = true
    focusFirstField(place)
  }, [aim, form, actions])
  const { field, within, suggestions } = form
  const getListId = (suggests: string) => `${id}-${suggests}`
  return (
    <FormContext value={{ getListId, ...tools }}>
      <section className="form" aria-labelledby={`${id}-title`} ref={here}>
        <nav className="breadcrumbs" aria-label="Breadcrumbs">
          {within.map(({ at, title }) => (
            <button type="button" key={at.join('/')} onClick={() => actions.openForm(at)}>
              {title}
              <ChevronRight aria-hidden />
            </button>
          ))}
        </nav>
        <div className="head">
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            {field.title}
          </h2>
          <ActionMenu
            label="More actions"
            items={[{ label: 'Show in source', icon: Code, onAction: onShowSource }]}
          />
          <ToolButton
            label="Close"
            icon={<X aria-hidden />}
            onPress={() => actions.openForm(undefined)}
          />
        </div>
        {field.description && <p className="muted">{field.description}</p>}
        <ReasonList reasons={reasons} />
        <FormContent field={field} />
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

function FormContent({ field }: { readonly field: Field }) {
  const { actions } = useStudio()
  const { at, control } = field
  if (control.kind !== 'group') return <Part field={field} />
  if (at.length === 0) return <SettingsOverview control={control} />
  const show = (one: Field) => <Part key={actions.getKey(one.at)} field={one} />
  const isTheme = at.length === 1 && at[0] === 'theme'
  if (isTheme) return <ThemeForm field={field} control={control} show={show} />
  return <Group field={field} control={control} show={show} isBare />
}
