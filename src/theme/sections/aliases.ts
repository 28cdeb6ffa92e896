import type { Kind } from './schemas.ts'

/** Other words for the kinds, in lower case: editors try them, and diagnostics suggest the kind. */
const ALIASES: Readonly<Partial<Record<Kind, string>>> = {
  accordion: 'faq faqs questions toggle collapse details',
  'call-to-action': 'cta callout button newsletter',
  columns: 'column two-columns three-columns multi-column',
  contact: 'form contact-form contactform enquiry',
  downloads: 'files documents pdf pdfs attachments forms',
  embed: 'map maps iframe google-map youtube widget',
  gallery: 'photos images pictures slideshow slider carousel lightbox',
  grid: 'cards features services tiles boxes benefits',
  hero: 'header intro title cover jumbotron',
  hours: 'opening-hours openinghours opening-times open timetable',
  links: 'news blog posts articles list',
  logos: 'clients partners sponsors brands',
  offices: 'locations location address addresses',
  people: 'team staff persons board members employees crew',
  prices: 'pricing price price-list pricelist menu tariff fees rates',
  process: 'steps timeline how-it-works schedule',
  projects: 'portfolio works case-studies showcase',
  prose: 'text paragraph paragraphs content article richtext rich-text markdown body about',
  quotes: 'testimonials reviews quote press feedback',
  stats: 'numbers figures counters statistics facts metrics',
  table: 'data spreadsheet comparison results',
  video: 'film movie clip',
}

export const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
)
