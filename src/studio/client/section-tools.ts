import type { Path } from '../../content/model.ts'
import type { ListedSection } from '../protocol/state.ts'

export interface SectionRemoval {
  /** Marks a section as a draft. */
  readonly hide: (section: ListedSection) => void
  readonly remove: (section: ListedSection, onDone: () => void) => void
}

/** Actions of sections that may open a dialog. */
export interface SectionTools extends SectionRemoval {
  /** @param at place of the new section */
  readonly add: (at: Path) => void
  readonly copy: (section: { readonly at: Path; readonly title: string }) => void
}

export const getSectionName = (section: ListedSection | undefined): string =>
  section?.summary || section?.title || 'Section'
