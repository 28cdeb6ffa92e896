import { css } from '../style/css.ts'
import { renderList } from '../ui/renderList.ts'
import { useCurrentPage, useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { barEntry } from './navigationStyles.ts'

const menuLanguages = css`
  padding: var(--space-2) var(--gutter) var(--space-4);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-6);
  }
`

/** The other languages: each leads to the translation of the page, else to the home page of the language. */
function LanguageList() {
  const { language, languages = [] } = useSite().shell
  const { translations = {} } = useCurrentPage()
  return (
    <ul>
      {renderList(
        languages.filter(({ code }) => code !== language),
        ({ code, label, href }) => (
          <li>
            <SiteLink
              to={{ kind: 'route', href: translations[code] ?? href }}
              lang={code}
              hrefLang={code}
              css={barEntry}
            >
              {label}
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  )
}

/** Beside the menu in the bar, which styles it. */
export function BarLanguages() {
  const { languages, words } = useSite().shell
  return (
    languages && (
      <nav aria-label={words.languages}>
        <LanguageList />
      </nav>
    )
  )
}

/** In the menu on phones. */
export function MenuLanguages() {
  const { languages, words } = useSite().shell
  return (
    languages && (
      <section aria-label={words.languages} css={menuLanguages}>
        <LanguageList />
      </section>
    )
  )
}
