import { Breadcrumbs } from '../theme/shell/Breadcrumbs.tsx'
import { NextPage } from '../theme/shell/NextPage.tsx'
import { visuallyHidden } from '../theme/ui/layoutStyles.ts'
import type { LoadedPage } from './loaded-page.ts'
import { Section } from './Section.tsx'

/** The content of a page, with exactly one main heading: that of the first section that has a heading. */
export function Page({ page }: { readonly page: LoadedPage }) {
  const { placement, title } = page.data
  const main = page.sections.findIndex((section) => 'heading' in section || 'headline' in section)
  return (
    <>
      {!placement.hidden && <Breadcrumbs position={placement} />}
      {main < 0 && <h1 css={visuallyHidden}>{title}</h1>}
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered while it is shown
        <Section key={index} section={section} views={page.views} level={index <= main ? 1 : 2} />
      ))}
      {placement.next && <NextPage of={placement.next} />}
    </>
  )
}
