import type { Facts, LandingFact } from './facts.ts'
import { link } from './stated.ts'

const landing = (
  address: string,
  cases: readonly string[],
  casesHeading = 'What we have cooked',
  stepNames: readonly string[] = [],
): LandingFact => ({
  address,
  steps: 5,
  stepNames,
  approachSteps: 14,
  approachHeading: 'How we do it',
  casesHeading,
  cases,
  touch: link('Get in touch', '/contact'),
})

/** Section 2.11. */
export const landings: readonly LandingFact[] = [
  landing(
    '/Product-Engineering',
    [
      '/Whirlpool-Merch',
      '/Shopper-Drug-Mart',
      '/Jll-Presentation',
      '/YepMe-Ecommerce',
      '/Perfect-Wedding-Guide',
      '/ISAA-Web-Application',
      '/Newsbeen-Application',
    ],
    '',
    ['Envision', 'Development', 'Re-engineering', 'Maintenance', 'Quality Assurance'],
  ),
  landing('/Mobile-Applications', [
    '/GoEmerge-Application',
    '/PWG-Mobile',
    '/IWIGT-iPad',
    '/Blogmint-Application',
    '/Abscbn-News',
    '/Teenbeen-Media',
    '/Prune-Digital',
    '/ISAWeb-Application',
  ]),
  landing('/Big-Data-Analytics', [
    '/YepMe-Ecommerce',
    '/Clickjoy-BigDataAnalytics',
    '/Socialscape-BigDataAnalytics',
    '/Soinsi-BigDataAnalytics',
    '/Guavus-BigDataAnalytics',
  ]),
  landing('/Google-Apps-for-Business', [
    '/Whirlpool-Merch',
    '/Shopper-Drug-Mart',
    '/Krispy-Kreme-Hangout',
    '/ATLAS-Roofing-Stock-Audit',
    '/Onix-Application-Manager',
  ]),
  landing('/Social-Integration', [
    '/GoEmerge-Application',
    '/Georgia-Department-of-Economic-Development',
    '/KLM-Clear-for-Boarding',
    '/YepMe-Ecommerce',
    '/Perfect-Wedding-Guide',
  ]),
]

const workflow = 'workflow and approval system'
const wedding = 'wedding vendor guide'
const union = 'apprenticeship/union management system'
const news = 'local-news video and live-streaming app'
const lessons = 'teacher lesson-observation iPad and web app'
const holiday = 'video-chat holiday promotion'
const audit = 'stock audit report approval workflow'
const domains = 'Google domain user manager'

/** Sections 2.12, 6 and the last point of 9. */
export const cases: Facts['cases'] = {
  headings: [
    'Client Profile',
    'Program Objective',
    'Solution',
    'Technology Used',
    'How It Works',
    'How it Looks',
  ],
  studies: [
    { address: '/Whirlpool-Merch', topic: workflow },
    { address: '/Shopper-Drug-Mart', topic: 'resource demand and capacity system' },
    { address: '/Jll-Presentation', topic: 'shared presentations platform' },
    { address: '/YepMe-Ecommerce', topic: 'online fashion store' },
    { address: '/Perfect-Wedding-Guide', topic: wedding },
    { address: '/ISAA-Web-Application', topic: union },
    { address: '/Newsbeen-Application', topic: news },
    { address: '/GoEmerge-Application', topic: 'fitness dashboard from wearables' },
    { address: '/PWG-Mobile', topic: wedding },
    { address: '/IWIGT-iPad', topic: lessons },
    { address: '/Blogmint-Application', topic: 'cricket fan cheering app' },
    { address: '/Abscbn-News', topic: 'TV video-on-demand app' },
    { address: '/Teenbeen-Media', topic: news },
    { address: '/Prune-Digital', topic: 'mobile expense and recharge app' },
    { address: '/ISAWeb-Application', topic: union },
    { address: '/Krispy-Kreme-Hangout', topic: holiday },
    { address: '/ATLAS-Roofing-Stock-Audit', topic: audit },
    { address: '/Onix-Application-Manager', topic: domains },
    {
      address: '/Georgia-Department-of-Economic-Development',
      topic: 'health quiz with social sharing',
    },
    { address: '/KLM-Clear-for-Boarding', topic: 'airline share-to-win promotion' },
  ],
  topics: [
    workflow,
    'resource demand and capacity system',
    'shared presentations platform',
    'online fashion store',
    wedding,
    union,
    news,
    'fitness dashboard from wearables',
    lessons,
    'cricket fan cheering app',
    'TV video-on-demand app',
    'mobile expense and recharge app',
    holiday,
    audit,
    domains,
    'health quiz with social sharing',
    'airline share-to-win promotion',
  ],
  limits: [
    { topic: news, words: '5 minutes' },
    { topic: news, words: 'unlimited' },
    { topic: holiday, words: '15 guests' },
    { topic: holiday, words: 'two minutes' },
    { topic: holiday, words: '16 countries' },
    { topic: workflow, words: '4 phases' },
    { topic: workflow, words: 'ALL' },
    { topic: workflow, words: 'ANY' },
  ],
  roles: [
    { role: 'reporters', topic: news },
    { role: 'back-end team', topic: '' },
    { role: 'observer', topic: lessons },
    { role: 'sales representative', topic: audit },
    { role: 'regional manager', topic: audit },
    { role: 'pricing admin', topic: audit },
    { role: 'account executive', topic: audit },
    { role: 'vice president', topic: audit },
    { role: 'admin', topic: '' },
    { role: 'domain admins', topic: domains },
  ],
}
