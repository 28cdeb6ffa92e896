import { Code, SquarePen, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStudio } from './context.ts'
import { Entries } from './Entries.tsx'
import { ReasonList } from './EntryStatus.tsx'
import { Field } from './Field.tsx'
import type { FormTools } from './forms/context.ts'
import { FormView } from './forms/FormView.tsx'
import { getFormPath } from './forms/form-path.ts'
import { RelatedFields } from './forms/RelatedFields.tsx'
import { PageOverview } from './PageOverview.tsx'
import { PictureField } from './PictureField.tsx'
import { isSelected } from './selection.ts'
import { TranslatedTexts } from './TranslatedTexts.tsx'
import { ActionMenu } from './ui/ActionMenu.tsx'
import { ToolButton } from './ui/ToolButton.tsx'
import { getMoveStep } from './ui/useReorder.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface Props {
  readonly tools: Omit<FormTools, 'getListId'>
  readonly isHidden: boolean
  readonly onShowSource: () => void
}

export function Inspector({ tools, isHidden, onShowSource }: Props) {
  const { model, actions } = useStudio()
  const { state, selected, form } = model
  const keptFocus = useKeptFocus<HTMLElement>()
  const text = selected && state?.texts.find((one) => isSelected(one, selected))
  return (
    <aside
      id="selected"
      className="inspector"
      aria-label="Inspector"
      hidden={isHidden}
      onKeyDown={(event) => {
        const step = getMoveStep(event)
        if (step === undefined || !text) return
        event.preventDefault()
        actions.moveSelected(step)
      }}
      {...keptFocus}
    >
      {text ? (
        <SelectedText text={text} tools={tools} onShowSource={onShowSource} />
      ) : form ? (
        <FormView form={form} onShowSource={onShowSource} {...tools} />
      ) : (
        <PageOverview tools={tools.sections} />
      )}
    </aside>
  )
}

interface SelectedProps extends Omit<Props, 'isHidden'> {
  readonly text: NonNullable<ReturnType<typeof useStudio>['model']['state']>['texts'][number]
}

function SelectedText({ text, tools, onShowSource }: SelectedProps) {
  const { model, actions } = useStudio()
  const { at, image, title } = text
  const heading = useRef<HTMLHeadingElement>(null)
  const key = actions.getKey(at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another image
  useEffect(() => {
    if (image) heading.current?.focus()
  }, [key])
  const isMultilingual = model.state?.pages.some(({ language }) => language) ?? false
  const isInSection = at[0] === 'routes' && at[2] === 'sections'
  return (
    <>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ActionMenu
          label="More actions"
          items={[{ label: 'Show in source', icon: Code, onAction: onShowSource }]}
        />
        <ToolButton label="Close" icon={<X aria-hidden />} onPress={actions.close} />
      </div>
      {image ? (
        <PictureField key={key} text={text} value={image} pictures={tools.pictures} />
      ) : (
        <Field key={key} text={text} takesFocus={model.selected?.onPage === false} />
      )}
      <ReasonList reasons={model.reasons} />
      {isMultilingual && <TranslatedTexts at={at} />}
      <button type="button" className="button" onClick={() => actions.openForm(getFormPath(at))}>
        <SquarePen aria-hidden /> {isInSection ? 'Edit section' : 'Edit all fields'}
      </button>
      <RelatedFields label="Link" fields={text.link ? [text.link] : []} {...tools} />
      <RelatedFields label="Variables" fields={text.variables} {...tools} />
      <Entries entries={text.entries} tools={tools.sections} />
    </>
  )
}
