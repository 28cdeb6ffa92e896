import type { Facts } from './facts.ts'

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

export const undefinedTargets: Facts['undefinedTargets'] = [
  '/contact',
  '/Clickjoy-BigDataAnalytics',
  '/Socialscape-BigDataAnalytics',
  '/Soinsi-BigDataAnalytics',
  '/Guavus-BigDataAnalytics',
]

export const bar: Facts['bar'] = {
  logo: '/',
  entries: [
    { label: 'Home', target: '/' },
    { label: 'Services', target: 'panel:services' },
    { label: 'Technologies', target: 'panel:technologies' },
    { label: 'Clients', target: '/Our-Clients' },
    { label: 'Careers', target: '/Careers' },
    { label: 'Contact', target: '/Contact-Us' },
  ],
  mobile: ['Home', 'Services', 'Technologies', 'Clients', 'Careers', 'Contact'],
  asideTitle: 'Our Offerings',
  asideButton: { label: 'Get in touch', target: '/Contact-Us' },
}

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

export const footer: Facts['footer'] = {
  banner: { label: 'Contact', target: '/Contact-Us' },
  linksTitle: 'Links',
  links: [
    { label: 'Home', target: '/' },
    { label: 'Clients', target: '/Our-Clients' },
    { label: 'Careers', target: '/Careers' },
    { label: 'Contact Us', target: '/Contact-Us' },
  ],
  panelLinks: [
    { label: 'Services', target: 'panel:services' },
    { label: 'Technologies', target: 'panel:technologies' },
  ],
  year: 2024,
  rights: 'All Rights Reserved',
}
