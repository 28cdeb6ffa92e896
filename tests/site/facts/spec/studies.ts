/** Sections 2.11, 2.12 and 6 and the last point of 9 of the specification, as it words them. */
import { list, table, toTitles, withPrefix } from './lists.ts'

export const engineeringSteps = toTitles(
  'Envision, Development, Re-engineering, Maintenance, Quality Assurance',
)

/** The case studies that the pages list. */
export const landings: ReadonlyMap<string, string[]> = new Map(
  table(`
Product-Engineering | Whirlpool-Merch, Shopper-Drug-Mart, Jll-Presentation, YepMe-Ecommerce, Perfect-Wedding-Guide, ISAA-Web-Application, Newsbeen-Application
Mobile-Applications | GoEmerge-Application, PWG-Mobile, IWIGT-iPad, Blogmint-Application, Abscbn-News, Teenbeen-Media, Prune-Digital, ISAWeb-Application
Big-Data-Analytics | YepMe-Ecommerce, Clickjoy-BigDataAnalytics, Socialscape-BigDataAnalytics, Soinsi-BigDataAnalytics, Guavus-BigDataAnalytics
Google-Apps-for-Business | Whirlpool-Merch, Shopper-Drug-Mart, Krispy-Kreme-Hangout, ATLAS-Roofing-Stock-Audit, Onix-Application-Manager
Social-Integration | GoEmerge-Application, Georgia-Department-of-Economic-Development, KLM-Clear-for-Boarding, YepMe-Ecommerce, Perfect-Wedding-Guide
`).map(([page, studies = '']) => [`/${page}`, withPrefix('/', studies)] as const),
)

export const headings = {
  profile: 'Client Profile',
  objective: 'Program Objective',
  solution: 'Solution',
  technology: 'Technology Used',
  workings: 'How It Works',
  looks: 'How it Looks',
}

/** Topics of the case studies, in the order of section 2.12, with their names. */
export const topics = new Map(
  table(`
workflow and approval system | Whirlpool-Merch
resource demand and capacity system | Shopper-Drug-Mart
shared presentations platform | Jll-Presentation
online fashion store | YepMe-Ecommerce
wedding vendor guide | Perfect-Wedding-Guide, PWG-Mobile
apprenticeship/union management system | ISAA-Web-Application, ISAWeb-Application
local-news video and live-streaming app | Newsbeen-Application, Teenbeen-Media
fitness dashboard from wearables | GoEmerge-Application
teacher lesson-observation iPad and web app | IWIGT-iPad
cricket fan cheering app | Blogmint-Application
TV video-on-demand app | Abscbn-News
mobile expense and recharge app | Prune-Digital
video-chat holiday promotion | Krispy-Kreme-Hangout
stock audit report approval workflow | ATLAS-Roofing-Stock-Audit
Google domain user manager | Onix-Application-Manager
health quiz with social sharing | Georgia-Department-of-Economic-Development
airline share-to-win promotion | KLM-Clear-for-Boarding
`).map(([topic = '', studies = '']) => [topic, withPrefix('/', studies)] as const),
)

/** Limits of the clients' products, each with a study that may state it. */
export const limits: Readonly<Record<string, readonly string[]>> = {
  'local-news video and live-streaming app': ['5 minutes', 'unlimited'],
  'video-chat holiday promotion': ['15 guests', 'two minutes', '16 countries'],
  'workflow and approval system': ['4 phases', 'ALL', 'ANY'],
}

/** Roles of the clients' products, each with the topics of its studies. */
export const roles: readonly (readonly [roles: string[], topics: string[]])[] = [
  [['reporter'], ['local-news video and live-streaming app']],
  [['observer'], ['teacher lesson-observation iPad and web app']],
  [
    list(
      'sales representative, regional manager, pricing admin, account executive, vice president',
    ),
    ['workflow and approval system', 'stock audit report approval workflow'],
  ],
  [['domain admin'], ['Google domain user manager']],
  [list('back-end team, admin'), []],
]
