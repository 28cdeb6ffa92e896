import type { Action } from '../../content/model.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { HeadedSection } from '../ui/HeadedSection.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Hero } from '../ui/Hero.tsx'
import { heroLayouts, tagline } from '../ui/heroLayouts.ts'
import { LinkList } from '../ui/LinkList.tsx'
import { linkRows } from '../ui/linkStyles.ts'
import { RichText } from '../ui/RichText.tsx'
import { useSite } from '../ui/SiteContext.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export interface Suggestion {
  readonly path: string
  readonly title: string
}

export function NotFound({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const { notFound, language, languages } = useSite().shell
  const links = suggestions.map(
    ({ path, title }): Action => ({ label: title, to: { kind: 'route', href: path } }),
  )
  const head = (
    <>
      <Heading level={1} variant="display">
        {notFound.headline}
      </Heading>
      <p css={tagline}>
        <RichText value={notFound.text} />
      </p>
      <ActionButton action={notFound.action} variant="primary" />
    </>
  )
  return (
    <>
      {notFound.placement && <Breadcrumbs position={notFound.placement} />}
      <Hero layout={heroLayouts.page} head={head} image={notFound.image} />
      {links.length > 0 && (
        <HeadedSection section={{ level: 2, heading: notFound.nearest }} beside>
          <LinkList links={links} css={linkRows} data-nearest={languages ? language : ''} />
        </HeadedSection>
      )}
    </>
  )
}
