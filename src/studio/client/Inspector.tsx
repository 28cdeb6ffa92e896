import type { Path } from '../../content/model.ts'
import { isSelected } from './actions.ts'
import { useStudio } from './context.ts'
import { Entries } from './Entries.tsx'
import { ReasonList } from './EntryStatus.tsx'
import { Field } from './Field.tsx'
import { Beside } from './forms/Beside.tsx'
import type { FormTools } from './forms/context.ts'
import { FormView } from './forms/FormView.tsx'
import { NewPage } from './forms/NewPage.tsx'
import { AllOf, Parts } from './forms/Parts.tsx'
import { PageCard } from './PageCard.tsx'
import { PictureField } from './PictureField.tsx'
import { Texts } from './Texts.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

interface Props {
  readonly tools: Omit<FormTools, 'getListId'>
  readonly isHidden: boolean
  readonly onShowSource: () => void
}

/** The selected text or image, the open form, or an overview of the page. */
export function Inspector({ tools, isHidden, onShowSource }: Props) {
  const { model, actions } = useStudio()
  const { state, selected, form, reasons } = model
  const keptFocus = useKeptFocus<HTMLElement>()
  const text = selected && state?.texts.find((one) => isSelected(one, selected))
  return (
    <aside id="selected" aria-label="Inspector" hidden={isHidden} {...keptFocus}>
      {text ? (
        <>
          {text.image ? (
            <PictureField
              key={actions.keyOf(text.at)}
              text={text}
              value={text.image}
              pictures={tools.pictures}
            />
          ) : (
            <Field
              key={actions.keyOf(text.at)}
              text={text}
              takesFocus={selected?.onPage === false}
            />
          )}
          <ReasonList reasons={reasons} />
          <Beside label="Link" fields={text.link ? [text.link] : []} {...tools} />
          <Beside label="Variables" fields={text.variables} {...tools} />
          <Entries entries={text.entries} onAdd={tools.addSection} />
          <AllOf at={text.at} onOpen={(at: Path) => actions.openForm(at)} />
          <div className="row all">
            <button type="button" onClick={onShowSource}>
              Show in source
            </button>
          </div>
        </>
      ) : form ? (
        <FormView form={form} {...tools} />
      ) : (
        <PageOverview />
      )}
    </aside>
  )
}

function PageOverview() {
  const { model, actions } = useStudio()
  const { path, state, reasons } = model
  const pages = state?.pages ?? []
  return (
    <>
      <ReasonList reasons={reasons} />
      <Parts path={path} pages={pages} onOpen={actions.openForm} />
      <PageCard
        key={path}
        path={path}
        pages={pages}
        keepsAddresses={state?.supportsRedirects === true}
      />
      <NewPage key={`new ${path}`} pages={pages} />
      <Texts
        texts={state?.texts ?? []}
        nodes={state?.nodes ?? []}
        onChoose={(number) => actions.select(number, false)}
      />
    </>
  )
}
