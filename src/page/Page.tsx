import type { LoadedPage } from './loaded.ts'
import { Section } from './Section.tsx'
import { SheetStrip } from './SheetStrip.tsx'

/** The content of a page: where it stands, then its sections from top to bottom. */
export function Page({ page }: { readonly page: LoadedPage }) {
  return (
    <>
      <SheetStrip sheet={page.data.sheet} />
      {page.data.sections.map((section, index) => (
        // Sections have no identity but their place: they are replaced as a whole when the page changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered while it is shown
        <Section key={index} section={section} views={page.views} level={index === 0 ? 1 : 2} />
      ))}
    </>
  )
}
