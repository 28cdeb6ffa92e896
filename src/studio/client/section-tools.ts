import type { Path } from '../../content/model.ts'

/** Actions of sections that open a dialog. */
export interface SectionTools {
  /** @param at place of the new section */
  readonly add: (at: Path) => void
  readonly copy: (section: { readonly at: Path; readonly title: string }) => void
}
