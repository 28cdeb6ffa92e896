/** Sections 2.9 and 2.10 of the specification, as it words them. */
import { list, table, toTitles } from './lists.ts'

/** Address under /services/, name, figures, names of the accordion if given, and how many tiles if not 12. */
const SERVICES = table(`
web-dev | Application Services | 45+ satisfied clients, 100% delivery rate, 190+ projects completed | Branding, Design, Development, Motion
UI-UX-Designing | UI/UX Designing | 65 design projects, 98% positive feedback, 4.9 average rating
Infrastructure-Services | Infrastructure Services | 60+ projects, 99.99% uptime, 24/7 support | Cloud Hosting, DevOps, Monitoring, Security
Digital-Transformation | Digital Transformation | 50+ success stories, 98% retention, 250+ projects | Strategy, Automation, Cloud, AI & Analytics
Embedded-Product | Embedded Services | 75+ projects, 15+ industries, 10+ years
Business-Intelligence | Business Intelligence | 75+ projects, 92% faster insights, 100% data-driven
DevOps | DevOps | 100+ deployments, 95% deployment success, 40% faster time-to-market
Managed-IT-Services | Managed IT Services | 99.9% uptime, 24/7 support, 40% cost reduction
IT-Outsourcing | IT Outsourcing | 50% savings, 24/7 support, 2x faster time-to-market
IT-Consulting | IT Consulting | 25+ industries, 95% satisfaction, 4.8/5 ROI impact | | 8
Database-Migration | Database Migration | 99.9% integrity, zero unplanned downtime, 2x faster queries
Data-Analytics | Data Analytics | 50TB+ monthly, 99.9% accuracy, 5x faster decisions | | 8
Full-Stack-Development | Full Stack Development | 100+ projects, 92% client retention, 2x faster time to market | Frontend Development, Backend Development, Database Design & Integration, End-to-End Web & App Development | 8
`)

export const services = SERVICES.map(([path, name = '', figures = '', accordion, tiles = 12]) => ({
  address: `/services/${path}`,
  name,
  figures: list(figures),
  accordion: accordion ? list(accordion) : [],
  tiles: Number(tiles),
  /** The target of the header button; other pages have none. */
  button: path === 'web-dev' ? '/Contact-Us' : '',
}))

export const fullStack = [
  {
    heading: 'Why Full Stack Matters',
    items: toTitles('Faster Development, Cost-Effective, Better Collaboration, Greater Agility'),
  },
  {
    steps: toTitles(
      'Requirement Gathering, UI/UX & Architecture, Development & Integration, Testing & QA, Deployment & Support',
    ),
  },
  {
    items: toTitles(
      'SaaS, eCommerce, Healthcare, Finance, Education, Real Estate, Travel, Media & Entertainment',
    ),
  },
  { items: toTitles('Cross-Functional Teams, Future-Proof Solutions') },
]

/** Facts of single pages. */
export const phrases: Readonly<Record<string, string>> = {
  '/services/Embedded-Product': "since '15",
  '/Technologies/Android': '400+ device variants',
}

/** Address under /Technologies/, name, figures, number of services: 'at least' where not all are known. */
const TECHNOLOGIES = table(`
Angular-JS | AngularJS | 65 projects, 98% positive, 4.9 rating | 6
React-JS | React JS | 85 projects, 98% positive, 4.9 rating | 7
Vue-JS | Vue.JS | 72 projects, 97% positive, 4.8 rating | 7
JavaScript | JavaScript | 85 projects, 98% positive, 4.9 rating | 7
TypeScript | TypeScript | 85 projects, 98% positive, 4.9 rating | 7
CSS-3 | CSS3 | 85 projects, 98% positive, 4.9 rating | 7
HTML-5 | HTML5 | 85 projects, 98% positive, 4.9 rating | 7
Dot-Net | .NET | 85 projects, 98% positive, 4.9 rating | 7
PHP | PHP | 85 projects, 98% positive, 4.9 rating | 8
Java | Java | 85 projects, 98% positive, 4.9 rating | 8
Node-Js | Node.js | 85 projects, 98% positive, 4.9 rating | at least 4
Dot-Net-Core | .NET Core | 75 projects, 97% positive, 4.8 rating | at least 1
IOS | iOS | 75 projects, 97% positive, 4.8 rating | at least 1
Android | Android | 75 projects, 97% positive, 4.8 rating | at least 1
React-Native | React Native | 80 projects, 95% positive, 4.9 rating | at least 1
Woo-Commerce | WooCommerce | 100 projects, 50 happy clients, 10 years | at least 1
Magento | Magento | 200 projects, 150 clients, 12 years | at least 1
`)

export const technologies = TECHNOLOGIES.map(([path, name = '', figures = '', count = '']) => ({
  address: `/Technologies/${path}`,
  name,
  figures: list(figures),
  services: Number(count.replace('at least', '')),
  allServices: !count.startsWith('at least'),
}))

/** The services of the AngularJS page. */
export const angularServices = list(
  'consulting, custom development, API, migration, UI/UX, MEAN stack',
)

/** The page whose header text and figures duplicate those of another. */
export const duplicate = { address: '/Technologies/Java', of: '/Technologies/Dot-Net' }
