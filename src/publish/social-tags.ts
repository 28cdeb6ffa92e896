import type { CompiledSite, PageData } from '../content/model.ts'
import type { HeadElement } from './head-elements.ts'
import type { SocialImage } from './social/social-images.ts'

type Described = Pick<CompiledSite, 'publication' | 'shell'>

const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${name}`, content },
})

/** Open Graph (ogp.me), and a large image for Twitter cards. */
export function createSocialTags(
  { publication, shell }: Described,
  page: PageData,
  picture: SocialImage | undefined,
): HeadElement[] {
  const card = (content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name: 'twitter:card', content },
  })
  const described = [
    property('type', 'website'),
    property('site_name', shell.company.name),
    property('title', page.title),
    property('description', page.description),
    property('url', page.canonical),
  ]
  if (!picture) return [...described, card('summary')]
  return [
    ...described,
    // Previews need absolute URLs.
    property('image', new URL(picture.src, publication.origin).href),
    property('image:type', picture.type),
    property('image:width', `${picture.width}`),
    property('image:height', `${picture.height}`),
    property('image:alt', picture.alt),
    card('summary_large_image'),
  ]
}
