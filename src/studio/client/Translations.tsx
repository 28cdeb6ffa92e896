import { Languages, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ListedPage, PageTranslation } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { ReasonList } from './EntryStatus.tsx'
import type { Reasons } from './unsaved.ts'

interface Props {
  readonly page: ListedPage
}

/** The other languages of a page: opens the translation, or creates a missing one as a draft. */
export function Translations({ page }: Props) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  if (!page.language) return null
  const { label, translations } = page.language
  const create = async ({ label: other, proposedPath: path = '' }: PageTranslation) => {
    const copy = { path, title: page.title, from: page.path, isDraft: true }
    const done = `${other}: draft added. Texts to translate are marked [COPY].`
    const change = { do: 'addPage', page: copy } as const
    const found = await actions.edit([change], done, { showsReasons: true })
    setReasons(found)
    if (found.length === 0) actions.open(path)
  }
  return (
    <section className="translations" aria-label="Translations">
      <p className="muted">{`Language: ${label}`}</p>
      <ul>
        {translations.map((one) => (
          <li key={one.code}>
            <Translation translation={one} onCreate={() => void create(one)} />
          </li>
        ))}
      </ul>
      <ReasonList reasons={reasons} />
    </section>
  )
}

interface TranslationProps {
  readonly translation: PageTranslation
  readonly onCreate: () => void
}

function Translation({ translation, onCreate }: TranslationProps) {
  const { actions } = useStudio()
  const { code, label, path, proposedPath } = translation
  if (path !== null)
    return (
      <button type="button" className="button" lang={code} onClick={() => actions.open(path)}>
        <Languages aria-hidden /> {label}
      </button>
    )
  return (
    <>
      <span>
        <span lang={code}>{label}</span> <span className="muted">(missing)</span>
      </span>
      {proposedPath !== undefined && (
        <button
          type="button"
          className="button"
          aria-label={`Create from this page: ${label}`}
          onClick={onCreate}
        >
          <Plus aria-hidden /> Create from this page
        </button>
      )}
    </>
  )
}
