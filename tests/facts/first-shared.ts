import type { Facts } from './facts.ts'
import { link } from './stated.ts'

/** Sections 2.2 to 2.4. */
export const routes: Facts['routes'] = [
  '/services/web-dev',
  '/services/Full-Stack-Development',
  '/services/Infrastructure-Services',
  '/services/Managed-IT-Services',
  '/services/IT-Outsourcing',
  '/services/DevOps',
  '/services/UI-UX-Designing',
  '/services/Business-Intelligence',
  '/services/Data-Analytics',
  '/services/Database-Migration',
  '/services/Embedded-Product',
  '/services/Digital-Transformation',
  '/services/IT-Consulting',
  '/services/test',
  '/Technologies/Angular-JS',
  '/Technologies/React-JS',
  '/Technologies/Vue-JS',
  '/Technologies/JavaScript',
  '/Technologies/TypeScript',
  '/Technologies/CSS-3',
  '/Technologies/HTML-5',
  '/Technologies/Dot-Net',
  '/Technologies/Dot-Net-Core',
  '/Technologies/PHP',
  '/Technologies/Java',
  '/Technologies/Node-Js',
  '/Technologies/IOS',
  '/Technologies/Android',
  '/Technologies/React-Native',
  '/Technologies/Woo-Commerce',
  '/Technologies/Magento',
  '/',
  '/Contact-Us',
  '/Our-Clients',
  '/Careers',
  '/Product-Engineering',
  '/Mobile-Applications',
  '/Big-Data-Analytics',
  '/Google-Apps-for-Business',
  '/Social-Integration',
  '/Whirlpool-Merch',
  '/Shopper-Drug-Mart',
  '/Jll-Presentation',
  '/YepMe-Ecommerce',
  '/Perfect-Wedding-Guide',
  '/ISAA-Web-Application',
  '/Newsbeen-Application',
  '/GoEmerge-Application',
  '/PWG-Mobile',
  '/IWIGT-iPad',
  '/Blogmint-Application',
  '/Abscbn-News',
  '/Teenbeen-Media',
  '/Prune-Digital',
  '/ISAWeb-Application',
  '/Krispy-Kreme-Hangout',
  '/ATLAS-Roofing-Stock-Audit',
  '/Onix-Application-Manager',
  '/Georgia-Department-of-Economic-Development',
  '/KLM-Clear-for-Boarding',
]

/** Section 2.4, last point. */
export const undefinedTargets: Facts['undefinedTargets'] = [
  '/contact',
  '/Clickjoy-BigDataAnalytics',
  '/Socialscape-BigDataAnalytics',
  '/Soinsi-BigDataAnalytics',
  '/Guavus-BigDataAnalytics',
]

/** Section 2.1. */
export const bar: Facts['bar'] = {
  logo: '/',
  entries: [
    link('Home', '/'),
    link('Services', 'panel:services'),
    link('Technologies', 'panel:technologies'),
    link('Clients', '/Our-Clients'),
    link('Careers', '/Careers'),
    link('Contact', '/Contact-Us'),
  ],
  mobile: ['Home', 'Services', 'Technologies', 'Clients', 'Careers', 'Contact'],
  asideTitle: 'Our Offerings',
  asideButton: link('Get in touch', '/Contact-Us'),
}

/** Section 2.1, last point. */
export const footer: Facts['footer'] = {
  banner: link('Contact', '/Contact-Us'),
  linksTitle: 'Links',
  links: [
    link('Home', '/'),
    link('Clients', '/Our-Clients'),
    link('Careers', '/Careers'),
    link('Contact Us', '/Contact-Us'),
  ],
  panelLinks: [link('Services', 'panel:services'), link('Technologies', 'panel:technologies')],
  year: 2024,
  rights: 'All Rights Reserved',
}

/** Section 2.2. */
export const servicesMenu: Facts['servicesMenu'] = [
  {
    title: 'Web & Application Development',
    entries: ['/services/web-dev', '/services/Full-Stack-Development'],
  },
  {
    title: 'Infrastructure & IT Management',
    entries: [
      '/services/Infrastructure-Services',
      '/services/Managed-IT-Services',
      '/services/IT-Outsourcing',
      '/services/DevOps',
    ],
  },
  { title: 'Design', entries: ['/services/UI-UX-Designing'] },
  {
    title: 'Data & Intelligence',
    entries: [
      '/services/Business-Intelligence',
      '/services/Data-Analytics',
      '/services/Database-Migration',
    ],
  },
  { title: 'Embedded & Specialized Solutions', entries: ['/services/Embedded-Product'] },
]

/** Section 2.3. */
export const technologiesMenu: Facts['technologiesMenu'] = [
  {
    title: 'Frontend',
    entries: [
      '/Technologies/Angular-JS',
      '/Technologies/React-JS',
      '/Technologies/Vue-JS',
      '/Technologies/JavaScript',
      '/Technologies/TypeScript',
      '/Technologies/CSS-3',
      '/Technologies/HTML-5',
    ],
  },
  {
    title: 'Backend',
    entries: [
      '/Technologies/Dot-Net',
      '/Technologies/Dot-Net-Core',
      '/Technologies/PHP',
      '/Technologies/Java',
      '/Technologies/Node-JS',
    ],
  },
  {
    title: 'Mobile',
    entries: ['/Technologies/IOS', '/Technologies/Android', '/Technologies/React-Native'],
  },
  { title: 'E-Commerce', entries: ['/Technologies/Woo-Commerce', '/Technologies/Magento'] },
]
