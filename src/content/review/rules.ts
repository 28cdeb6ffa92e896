import { alternativeTexts } from './alternative-texts.ts'
import { copyrightYear } from './copyright-year.ts'
import { fontCharacters } from './font-characters.ts'
import { lostAddresses } from './lost-addresses.ts'
import { nearCopies } from './near-copies.ts'
import { noOrigin } from './no-origin.ts'
import { noticeLink } from './notice-link.ts'
import { descriptionLengths, titleLengths } from './page-head-lengths.ts'
import { phoneOnlyLink } from './phone-only-link.ts'
import { ratings } from './ratings.ts'
import { refusedFrames } from './refused-frames.ts'
import { repeatedEntries } from './repeated-entries.ts'
import { repeatedHeadlines } from './repeated-headlines.ts'
import type { ReviewRule } from './review-rule.ts'
import { sameLabels } from './same-labels.ts'
import { sameDescriptions, sameTitles } from './same-page-heads.ts'
import { sameTargets } from './same-targets.ts'
import { allCaps } from './texts/all-caps.ts'
import { garbledCharacters, hiddenCharacters, joinedWords } from './texts/characters.ts'
import { emails } from './texts/emails.ts'
import { htmlAndMarkdown } from './texts/markup.ts'
import { placeholders } from './texts/placeholders.ts'
import { repetition } from './texts/repetition.ts'
import { richMarkup } from './texts/rich-markup.ts'
import { unlinkedPages } from './unlinked-pages.ts'
import { emptyCollections, unusedCollections, unusedFigures } from './unused-definitions.ts'
import { vagueLabels } from './vague-labels.ts'

/** Of several warnings about a place, only that of the first rule is reported. */
export const rules: readonly ReviewRule[] = [
  placeholders,
  htmlAndMarkdown,
  richMarkup,
  garbledCharacters,
  repetition,
  emails,
  allCaps,
  hiddenCharacters,
  joinedWords,
  vagueLabels,
  sameLabels,
  sameTargets,
  alternativeTexts,
  ratings,
  copyrightYear,
  repeatedEntries,
  titleLengths,
  descriptionLengths,
  sameTitles,
  sameDescriptions,
  fontCharacters,
  repeatedHeadlines,
  nearCopies,
  unlinkedPages,
  refusedFrames,
  phoneOnlyLink,
  noticeLink,
  unusedFigures,
  unusedCollections,
  emptyCollections,
  lostAddresses,
  noOrigin,
]
