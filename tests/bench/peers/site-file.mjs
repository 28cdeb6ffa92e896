// The content of the benchmark as site.yaml of this project, with every text in its place.
// Theme, behaviour and words of the interface come from the site file of this checkout.
import { stringify } from 'yaml'

const slug = (s) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
/** Trailing slashes are ignored. */
const address = (p) => (p === '/' ? p : p.replace(/\/$/, ''))
const link = ({ label, href }) => ({ label, to: address(href) })
const CONTACT = '/contact'

/** Links of the error pages lead to pages of the benchmark; their pictures are omitted. */
const adopted = (v) => {
  if (Array.isArray(v)) return v.map(adopted)
  if (v === null || typeof v !== 'object') return v
  return Object.fromEntries(
    Object.entries(v)
      .filter(([k]) => k !== 'image')
      .map(([k, x]) => [
        k,
        k === 'to' && typeof x === 'string' && x !== '/' ? CONTACT : adopted(x),
      ]),
  )
}

const SECTION_TYPES = {
  'page-hero': { kind: 'hero', about: 'The head of a page.' },
  explainer: { kind: 'prose', about: 'Explains something, with bullet points.' },
  questions: { kind: 'accordion', about: 'Items of which one at a time can be open.' },
  benefits: {
    kind: 'grid',
    about: 'Cards with a title and a text.',
    defaults: { layout: 'cards' },
  },
  directory: { kind: 'grid', about: 'Cards that lead to pages.', defaults: { layout: 'cards' } },
  technologies: { kind: 'grid', about: 'Many small cards.', defaults: { layout: 'tiles' } },
  steps: { kind: 'process', about: 'Steps in order.' },
  numbers: { kind: 'stats', about: 'A strip of figures.' },
  card: { kind: 'call-to-action', about: 'A card with a button.' },
  study: { kind: 'hero', about: 'A case study: title, summary, results, picture, link.' },
  voice: { kind: 'testimonial', about: 'What the client of a case study says.' },
}

/** A subtitle has 160 characters at most (about one in 800 is longer): the words that are too many begin the description. */
const splitSubtitle = (subtitle, description) => {
  if (subtitle.length <= 160) return { subtitle, description }
  const at = subtitle.lastIndexOf(' ', 160)
  return {
    subtitle: subtitle.slice(0, at),
    description: `${subtitle.slice(at + 1)} ${description}`,
  }
}

/**
 * The benchmark's content as a site file. Every text of a section stands once, in its place but for these:
 * - a hero has one button: the second one ends the first section below that can have buttons;
 * - a case study is two sections, a hero with title, summary, results, button and picture, and the quote, which has the
 *   client's name as its heading;
 * - a section of cards, which has no heading, is a call to action for each card.
 * The project has one list of links in the footer: the headings of the columns are its heading.
 */
export function toSiteFile(content, own) {
  const { site, nav, footer, routes } = content
  const { theme, behaviour, words, notFound, errorScreen, requestPages } = own
  const figures = {}
  const figuresOf = (group) => {
    let n = 0
    return (items) =>
      items.map(({ value, label }) => {
        const name = `f${++n}`
        figures[group] = { ...figures[group], [name]: { value, label } }
        return `${group}.${name}`
      })
  }
  const sectionsOf = (route, figs) => {
    let spare // the second button of the hero
    const withSpare = (s, key, wrap) => {
      if (spare) {
        s[key] = wrap(spare)
        spare = undefined
      }
      return s
    }
    const one = (s) => {
      switch (s.type) {
        case 'hero': {
          const [first, second] = s.ctas
          spare = second && link(second)
          return [
            {
              type: 'page-hero',
              headline: s.title,
              eyebrow: s.eyebrow,
              intro: s.lead,
              figures: figs(s.stats),
              ...(first ? { action: link(first) } : {}),
            },
          ]
        }
        case 'explainer':
          return [
            withSpare(
              {
                type: 'explainer',
                heading: s.heading,
                paragraphs: s.paragraphs,
                points: s.bullets,
              },
              'actions',
              (b) => [b],
            ),
          ]
        case 'accordion':
          return [
            {
              type: 'questions',
              heading: s.heading,
              items: s.items.map((i) => ({
                name: i.title,
                ...splitSubtitle(i.subtitle, i.description),
                image: { src: i.image, decorative: true },
              })),
            },
          ]
        case 'grid': {
          const type = { benefits: 'benefits', tech: 'technologies', links: 'directory' }[s.variant]
          return [
            withSpare(
              {
                type,
                heading: s.heading,
                items: s.items.map((i) => ({
                  title: i.title,
                  text: i.text,
                  ...(i.href ? { to: address(i.href) } : {}),
                })),
              },
              'action',
              (b) => b,
            ),
          ]
        }
        case 'process':
          return [{ type: 'steps', heading: s.heading, steps: s.steps }]
        case 'stats':
          return [{ type: 'numbers', heading: s.heading, figures: figs(s.items) }]
        case 'cards':
          return s.items.map((i) => ({
            type: 'card',
            heading: i.title,
            intro: i.text,
            action: link(i),
          }))
        case 'case-study':
          return [
            {
              type: 'study',
              headline: s.title,
              intro: s.summary,
              figures: figs(s.results),
              action: { label: 'Read the story', to: address(s.href) },
              image: { src: s.image, decorative: true },
            },
            { type: 'voice', heading: s.client, quote: s.quote.text, role: s.quote.author },
          ]
        default:
          throw new Error(`No mapping for the section type ${s.type}.`)
      }
    }
    const out = route.sections.flatMap(one)
    if (spare) throw new Error(`No section of ${route.path} can have the second button.`)
    return out
  }
  // One collection for each group of services, one for the case studies, one for the rest.
  const groups = nav.map((g) => ({ name: slug(g.label), label: g.label, page: g.links[0].href }))
  const collectionOf = (path) =>
    groups.find((g) => path.startsWith(g.page))?.name ??
    (path.startsWith('/work/') ? 'work' : 'main')
  const prefixes = Object.fromEntries(
    groups.map((g, i) => [g.name, `S${String.fromCharCode(65 + i)}`]),
  )
  const collections = {
    main: { prefix: 'M', label: 'Main' },
    work: { prefix: 'W', label: 'Case studies', page: '/work', subject: 'work' },
    ...Object.fromEntries(
      groups.map((g) => [
        g.name,
        { prefix: prefixes[g.name], label: g.label, page: address(g.page), subject: 'service' },
      ]),
    ),
  }
  const pages = routes.map((r, i) => ({
    path: address(r.path),
    collection: collectionOf(r.path),
    ...(r.path === '/' ? { name: 'Home' } : {}),
    title: `${r.title} | ${site.name}`,
    description: r.description,
    sections: sectionsOf(r, figuresOf(`p${i}`)),
  }))
  const contact = footer.columns.flatMap((c) => c.links).find((l) => address(l.href) === CONTACT)
  return stringify({
    publication: {
      origin: site.url,
      language: site.lang,
      icon: { src: '/favicon.svg', decorative: true },
    },
    company: {
      name: site.name,
      legalName: site.name,
      headquarters: 'Example City',
      contactEmail: 'hello@example.com',
      hrEmail: 'jobs@example.com',
      servicesTagline: site.tagline,
      footerTagline: site.tagline,
      copyrightYear: 2024,
    },
    theme,
    behaviour,
    words,
    figures,
    navigation: {
      home: { label: `${site.name} home page`, to: '/' },
      bar: groups.map(({ name }) => ({ panel: name })),
      panels: Object.fromEntries(
        nav.map((g, i) => [
          groups[i].name,
          {
            label: g.label,
            groups: [{ title: g.label, links: g.links.map(link) }],
            aside: { title: g.label, text: site.tagline, action: link(contact) },
          },
        ]),
      ),
    },
    footer: {
      banner: link(contact),
      tagline: site.tagline,
      linksTitle: footer.columns.map((c) => c.heading).join(', '),
      links: footer.columns.flatMap((c) => c.links.map(link)),
      legal: [footer.copyright],
    },
    notFound: adopted(notFound),
    errorScreen: adopted(errorScreen),
    requestPages: adopted(requestPages),
    sectionTypes: SECTION_TYPES,
    collections,
    routes: pages,
  })
}
