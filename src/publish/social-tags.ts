import type { CompiledSite, PageData } from '../content/model.ts'
import { getLanguage, getShell } from '../content/pages/languages.ts'
import type { HeadElement } from './head-elements.ts'
import type { SocialImage } from './social/social-images.ts'

const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${name}`, content },
})

/** Open Graph (ogp.me), and a large image for Twitter cards. */
export function createSocialTags(
  site: CompiledSite,
  page: PageData,
  picture: SocialImage | undefined,
): HeadElement[] {
  const { publication } = site
  const card = (content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name: 'twitter:card', content },
  })
  const described = [
    property('type', 'website'),
    property('site_name', getShell(site, page).company.name),
    property('title', page.title),
    property('description', page.description),
    property('url', page.canonical),
    ...createLocales(site, page),
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

/** Only for a site in several languages. */
function createLocales(site: CompiledSite, page: PageData): HeadElement[] {
  if (Object.keys(site.languages).length === 0) return []
  return [
    property('locale', toLocale(getLanguage(site, page))),
    ...Object.keys(page.translations ?? {}).map((language) =>
      property('locale:alternate', toLocale(language)),
    ),
  ]
}

/** Language and country: `pl_PL`. Without a country, the one with most speakers. */
function toLocale(code: string): string {
  const { language, region = '' } = new Intl.Locale(code).maximize()
  return `${language}_${region}`
}
