import type { PagePlacement } from '../content/model.ts'
import { Breadcrumbs } from '../theme/shell/Breadcrumbs.tsx'
import { EventFacts } from '../theme/shell/EventFacts.tsx'
import { Neighbors } from '../theme/shell/Neighbors.tsx'
import { NextPage } from '../theme/shell/NextPage.tsx'
import { PageTitle } from '../theme/shell/PageTitle.tsx'
import { Draft } from './Draft.tsx'
import type { LoadedPage } from './loaded-page.ts'
import { Section } from './Section.tsx'

/** Has exactly one main heading: that of the first section with a heading, else the title. */
export function Page({ page }: { readonly page: LoadedPage }) {
  const { placement, title, sections, draft } = page.data
  const main = sections.findIndex((section) => 'heading' in section || 'headline' in section)
  const content = (
    <>
      {!placement.hidden && <Breadcrumbs position={placement} />}
      {placement.event && <EventFacts event={placement.event} />}
      {main < 0 && <PageTitle title={title} />}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered while it is shown
        <Section key={index} section={section} views={page.views} level={index <= main ? 1 : 2} />
      ))}
      <More placement={placement} />
    </>
  )
  return draft ? <Draft>{content}</Draft> : content
}

/** Links to other pages of the collection. */
function More({ placement: { date, previous, next } }: { readonly placement: PagePlacement }) {
  if (!date) return next && <NextPage of={next} />
  return (previous || next) && <Neighbors previous={previous} next={next} />
}
