import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Conflict } from './Conflict.tsx'
import { Diagnostics } from './Diagnostics.tsx'
import { Entries } from './Entries.tsx'
import { Field } from './Field.tsx'
import { Frame } from './Frame.tsx'
import { Beside } from './forms/Beside.tsx'
import { FormView } from './forms/FormView.tsx'
import { NewPage } from './forms/NewPage.tsx'
import { AllOf, firstOf, Parts } from './forms/Parts.tsx'
import { useCloseStaleViews } from './forms/useCloseStaleViews.ts'
import { useForm } from './forms/useForm.ts'
import { useNewSection } from './forms/useNewSection.tsx'
import { PageCard } from './PageCard.tsx'
import { Pages } from './Pages.tsx'
import { PictureField } from './PictureField.tsx'
import type { Scheme } from './scheme-in-frame.ts'
import { Texts } from './Texts.tsx'
import { useEditScope } from './useEditScope.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { usePictures } from './usePictures.ts'
import { useStudio } from './useStudio.ts'

const WIDTHS = [
  { name: 'Phone', px: 390 },
  { name: 'Tablet', px: 768 },
  { name: 'Desktop', px: 1280 },
] as const

const FileView = lazy(async () => ({ default: (await import('./file/FileView.tsx')).FileView }))

const SCHEMES = [
  { name: 'Light', value: 'light' },
  { name: 'Dark', value: 'dark' },
] as const

export function Studio() {
  const { ask, dialog } = useEditScope()
  const studio = useStudio(ask)
  const { path, state, selected, text, index, draft, conflict, refused, said } = studio
  const { open, choose, type, save, back, act, fix, changePage, turn } = studio
  const [width, setWidth] = useState<number>(() => (innerWidth < 700 ? 390 : 1280))
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  const [writes, setWrites] = useState(true)
  const [isFile, setIsFile] = useState(false)
  const fileButton = useRef<HTMLButtonElement>(null)
  const form = useForm(state?.version, studio.load)
  const openNew = useCloseStaleViews(state, path, open, form)
  const keptFocus = useKeptFocus<HTMLElement>()
  const tell: typeof studio.tell = async (answer, done) => {
    await Promise.all([studio.tell(answer, done), answer.ok && form.reload()])
  }
  const pictures = usePictures({ ...studio, tell }, ask)
  const newSection = useNewSection({
    tell: studio.tell,
    added: (at) => {
      back()
      form.open(at)
    },
  })
  const { pages = [], menus = [], files = [] } = state ?? {}
  const tools = { pictures, addSection: newSection.ask, targets: { path, pages, menus, files } }

  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const way =
      key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
    // Elements of the frame belong to another realm, so `instanceof` fails.
    const { target } = event
    const isTyping =
      target !== null &&
      'matches' in target &&
      (target as Element).matches(
        'input, textarea, [contenteditable=true], [contenteditable=true] *',
      )
    if (!way || isTyping) return
    event.preventDefault()
    void turn(way)
  }
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <>
      <header>
        <a className="skip" href="#selected">
          Skip to inspector
        </a>
        <h1>Studio</h1>
        <fieldset>
          <legend>Width</legend>
          {WIDTHS.map(({ name, px }) => (
            <label className="choice" key={px}>
              <input
                type="radio"
                name="width"
                checked={width === px}
                onChange={() => setWidth(px)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colors</legend>
          {SCHEMES.map(({ name, value }) => (
            <label className="choice" key={value}>
              <input
                type="radio"
                name="scheme"
                checked={scheme === value}
                onChange={() => setScheme(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Mode</legend>
          <label className="choice">
            <input type="radio" name="click" checked={writes} onChange={() => setWrites(true)} />
            Edit
          </label>
          <label className="choice">
            <input type="radio" name="click" checked={!writes} onChange={() => setWrites(false)} />
            Preview
          </label>
        </fieldset>
        <div className="row">
          <button type="button" disabled={!state?.undo} onClick={() => void turn('undo')}>
            Undo
          </button>
          <button type="button" disabled={!state?.redo} onClick={() => void turn('redo')}>
            Redo
          </button>
          <button
            ref={fileButton}
            type="button"
            aria-pressed={isFile}
            onClick={() => setIsFile(!isFile)}
          >
            Source
          </button>
        </div>
        <p className="said" role="status">
          {said}
        </p>
      </header>
      <Pages pages={pages} path={path} onOpen={open} />
      <main aria-label="Page preview">
        <Diagnostics diagnostics={state?.diagnostics ?? []} onFix={(one) => void fix(one)} />
        <Frame
          path={path}
          width={width}
          scheme={scheme}
          writes={writes}
          state={state}
          selected={index ?? firstOf(form.at, state)}
          isOpen={selected?.onPage === true}
          draft={draft}
          isRefused={refused.length > 0}
          onChoose={choose}
          onDrop={(number, file) => {
            const one = state?.texts[number]
            choose(number, false)
            if (one) void pictures.upload(one, file)
          }}
          onWalk={open}
          onKey={onKey}
          typing={{ typed: type, done: () => void save(), given: back }}
        />
      </main>
      {isFile && (
        <Suspense fallback={<p className="whole-text">Loading…</p>}>
          <FileView
            path={path}
            at={selected?.at ?? form.at}
            page={state?.pages.findIndex((page) => page.path === path) ?? -1}
            onOpen={open}
            onClose={() => {
              setIsFile(false)
              fileButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      <aside id="selected" aria-label="Inspector" hidden={isFile} {...keptFocus}>
        {conflict && (
          <Conflict
            {...conflict}
            onKeep={() => void studio.settle(false)}
            onWrite={() => void studio.settle(true)}
          />
        )}
        {text && selected ? (
          <>
            {text.image ? (
              <PictureField
                key={text.at.join('.')}
                text={text}
                value={text.image}
                pictures={pictures}
                refused={refused}
                onBack={back}
              />
            ) : (
              <Field
                text={text}
                draft={draft}
                refused={conflict ? [] : refused}
                isHeld={conflict !== undefined}
                takesFocus={!selected.onPage}
                onType={type}
                onSave={() => void save()}
                onBack={back}
              />
            )}
            <Beside label="Link" fields={text.link ? [text.link] : []} form={form} {...tools} />
            <Beside label="Variables" fields={text.variables} form={form} {...tools} />
            <Entries
              entries={text.entries}
              onAct={(entry, what) => void act(entry, what)}
              onAdd={newSection.ask}
            />
            <AllOf
              at={text.at}
              onOpen={(at) => {
                back()
                form.open(at)
              }}
            />
            <div className="row all">
              <button type="button" onClick={() => setIsFile(true)}>
                Show in source
              </button>
            </div>
          </>
        ) : form.form ? (
          <FormView of={form} {...tools} />
        ) : (
          <>
            {refused.length > 0 && (
              <div className="refused" role="alert">
                {refused.map(({ message, hint }) => (
                  <p key={message}>
                    {message} {hint}
                  </p>
                ))}
              </div>
            )}
            <Parts path={path} pages={pages} onOpen={form.open} />
            <PageCard
              key={path}
              path={path}
              pages={pages}
              keepsAddresses={state?.supportsRedirects === true}
              onChange={(change) => void changePage(change)}
            />
            <NewPage
              key={`new ${path}`}
              pages={pages}
              onAdd={async (page) => {
                const found = await form.addPage(page)
                if (found.length === 0) openNew(page.path)
                return found
              }}
            />
            <Texts
              texts={state?.texts ?? []}
              nodes={state?.nodes ?? []}
              onChoose={(number) => choose(number, false)}
            />
          </>
        )}
      </aside>
      {dialog}
      {newSection.dialog}
    </>
  )
}
