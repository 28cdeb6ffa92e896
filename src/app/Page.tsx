import { NextSheet } from '../theme/shell/NextSheet.tsx'
import { SheetStrip } from '../theme/shell/SheetStrip.tsx'
import type { LoadedPage } from './loaded-page.ts'
import { Section } from './Section.tsx'

/** The content of a page: where it stands, its sections from top to bottom, where its set goes on. */
export function Page({ page }: { readonly page: LoadedPage }) {
  const { sheet } = page.data
  return (
    <>
      {!sheet.hidden && <SheetStrip sheet={sheet} />}
      {page.sections.map((section, index) => (
        // Sections have no identity but their place: they are replaced as a whole when the page changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered while it is shown
        <Section key={index} section={section} views={page.views} level={index === 0 ? 1 : 2} />
      ))}
      {sheet.next && <NextSheet of={sheet.next} />}
    </>
  )
}
