/** Sections 1, 2.1 to 2.4, 4, 8 and 9 of the specification, as it words them. Links: 'label > target'. */

import { list, table, withPrefix } from './lists.ts'
import { landings, topics } from './studies.ts'

export const company = {
  headquarters: 'Rochester, NY',
  servicesTagline:
    'Enabling agencies to focus on what they do best by providing a wide range of specialized services.',
  footerTagline: 'Creating bold digital experiences that redefine brands.',
  legalNameEnding: ', Pvt. Ltd.',
  trades: list(
    'application development, consulting, custom software, testing, AI services, infrastructure, UI/UX design, digital transformation',
  ),
}

export const bar = list(
  'Home > /, Services > panel:services, Technologies > panel:technologies, Clients > /Our-Clients, Careers > /Careers, Contact > /Contact-Us',
)

export const footer = {
  banner: 'Contact > /Contact-Us',
  linksTitle: 'Links',
  links: list('Home > /, Clients > /Our-Clients, Careers > /Careers, Contact Us > /Contact-Us'),
  panelLinks: list('Services > panel:services, Technologies > panel:technologies'),
  year: 2024,
  rights: 'All Rights Reserved',
}

/** The groups of a dropdown, one per line. */
const groups = (start: string, text: string) =>
  table(text).map(([title = '', pages = '']) => ({ title, addresses: withPrefix(start, pages) }))

export const menus = {
  services: groups(
    '/services/',
    `
Web & Application Development | web-dev, Full-Stack-Development
Infrastructure & IT Management | Infrastructure-Services, Managed-IT-Services, IT-Outsourcing, DevOps
Design | UI-UX-Designing
Data & Intelligence | Business-Intelligence, Data-Analytics, Database-Migration
Embedded & Specialized Solutions | Embedded-Product
`,
  ),
  technologies: groups(
    '/Technologies/',
    `
Frontend | Angular-JS, React-JS, Vue-JS, JavaScript, TypeScript, CSS-3, HTML-5
Backend | Dot-Net, Dot-Net-Core, PHP, Java, Node-JS
Mobile | IOS, Android, React-Native
E-Commerce | Woo-Commerce, Magento
`,
  ),
}

/** Every defined route; the route table and the dropdown spell Node-Js differently. */
export const routes = [
  ...[...menus.services, ...menus.technologies].flatMap(({ addresses }) =>
    addresses.map((path) => path.replace('Node-JS', 'Node-Js')),
  ),
  ...withPrefix('/services/', 'Digital-Transformation, IT-Consulting, test'),
  '/',
  ...withPrefix('/', 'Contact-Us, Our-Clients, Careers'),
  ...landings.keys(),
  ...[...topics.values()].flat(),
]

/** Where links lead although no route is defined. */
export const undefinedTargets = [
  '/contact',
  ...['Clickjoy', 'Socialscape', 'Soinsi', 'Guavus'].map((name) => `/${name}-BigDataAnalytics`),
]

/** Times in ms, lengths in px, shares in percent. */
export const constants = {
  scrolledAfterPx: 10,
  mobileBelowPx: 768,
  panelCloseDelayMs: 200,
  panelWidthPx: 1100,
  panelMaxWidthPercent: 90,
  footerPanelDelayMs: 100,
  toastMs: 3500,
  copiedTooltipMs: 2000,
  revealAtPercent: 20,
  routeChangeScroll: 'smooth',
}
