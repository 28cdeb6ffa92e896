import { BarLanguages } from './LanguageSwitch.tsx'
import { SearchButton } from './SearchButton.tsx'

/** What stands between the entries of the bar and the menu on phones. */
export const BarTools = () => (
  <>
    <BarLanguages />
    <SearchButton />
  </>
)
