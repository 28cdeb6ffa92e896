import type { LanguageLink } from '../../content/model.ts'
import { css } from '../style/css.ts'
import { renderList } from '../ui/renderList.ts'
import { useCurrentPage, useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { barEntry } from './navigationStyles.ts'

const entry = css`
  ${barEntry}
  font-weight: 400;
`

const menuLanguages = css`
  padding: var(--space-2) var(--gutter) var(--space-4);
  & > ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-6);
  }
`

/** Leads to the translation of the page, else to the home page of the language. */
function LanguageEntry({ code, label, href }: LanguageLink) {
  const { translations = {} } = useCurrentPage()
  return (
    <SiteLink
      to={{ kind: 'route', href: translations[code] ?? href }}
      lang={code}
      hrefLang={code}
      css={entry}
    >
      {label}
    </SiteLink>
  )
}

/** The other languages. The bar styles its lists. */
export function BarLanguages() {
  const { language, languages, words } = useSite().shell
  return (
    languages && (
      <ul aria-label={words.languages}>
        {renderList(
          languages.filter(({ code }) => code !== language),
          (other) => (
            <li>
              <LanguageEntry {...other} />
            </li>
          ),
        )}
      </ul>
    )
  )
}

/** In the menu on phones, whose own lists look different. */
export const MenuLanguages = () =>
  useSite().shell.languages && (
    <section css={menuLanguages}>
      <BarLanguages />
    </section>
  )
