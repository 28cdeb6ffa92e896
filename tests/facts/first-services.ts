import type { Facts, ServiceFact } from './facts.ts'
import { stated } from './stated.ts'

/** A service page whose accordion items have no names, with a button that does nothing. */
const service = (
  name: string,
  address: string,
  figures: readonly string[],
  { accordion = [], tiles = 12, button = '' }: Partial<ServiceFact> = {},
): ServiceFact => ({
  address: `/services/${address}`,
  name,
  figures: stated(...figures),
  accordion,
  tiles,
  button,
})

/** Section 2.9, the table. */
export const services: readonly ServiceFact[] = [
  service(
    'Application Services',
    'web-dev',
    ['45+ satisfied clients', '100% delivery rate', '190+ projects completed'],
    { accordion: ['Branding', 'Design', 'Development', 'Motion'], button: '/Contact-Us' },
  ),
  service('UI/UX Designing', 'UI-UX-Designing', [
    '65 design projects',
    '98% positive feedback',
    '4.9 average rating',
  ]),
  service(
    'Infrastructure Services',
    'Infrastructure-Services',
    ['60+ projects', '99.99% uptime', '24/7 support'],
    { accordion: ['Cloud Hosting', 'DevOps', 'Monitoring', 'Security'] },
  ),
  service(
    'Digital Transformation',
    'Digital-Transformation',
    ['50+ success stories', '98% retention', '250+ projects'],
    { accordion: ['Strategy', 'Automation', 'Cloud', 'AI & Analytics'] },
  ),
  service('Embedded Services', 'Embedded-Product', ['75+ projects', '15+ industries', '10+ years']),
  service('Business Intelligence', 'Business-Intelligence', [
    '75+ projects',
    '92% faster insights',
    '100% data-driven',
  ]),
  service('DevOps', 'DevOps', [
    '100+ deployments',
    '95% deployment success',
    '40% faster time-to-market',
  ]),
  service('Managed IT Services', 'Managed-IT-Services', [
    '99.9% uptime',
    '24/7 support',
    '40% cost reduction',
  ]),
  service('IT Outsourcing', 'IT-Outsourcing', [
    '50% savings',
    '24/7 support',
    '2x faster time-to-market',
  ]),
  service(
    'IT Consulting',
    'IT-Consulting',
    ['25+ industries', '95% satisfaction', '4.8/5 ROI impact'],
    { tiles: 8 },
  ),
  service('Database Migration', 'Database-Migration', [
    '99.9% integrity',
    'zero unplanned downtime',
    '2x faster queries',
  ]),
  service(
    'Data Analytics',
    'Data-Analytics',
    ['50TB+ monthly', '99.9% accuracy', '5x faster decisions'],
    { tiles: 8 },
  ),
  service(
    'Full Stack Development',
    'Full-Stack-Development',
    ['100+ projects', '92% client retention', '2x faster time to market'],
    {
      accordion: [
        'Frontend Development',
        'Backend Development',
        'Database Design & Integration',
        'End-to-End Web & App Development',
      ],
      tiles: 8,
    },
  ),
]

/** Section 2.9, the first paragraph. */
export const serviceLayout: Facts['serviceLayout'] = {
  figures: 3,
  accordion: 4,
  benefits: 4,
  steps: 5,
  choices: 2,
  buttonLabel: 'Get In Touch',
  explainerStart: 'What is',
  benefitsStart: 'Why',
  benefitsEnd: 'Matters',
  choicesHeading: 'Why choose us',
  itemFields: ['name', 'subtitle', 'description', 'image'],
}

/** Section 2.9, the last paragraph. */
export const fullStack: Facts['fullStack'] = {
  address: '/services/Full-Stack-Development',
  benefitsHeading: 'Why Full Stack Matters',
  benefits: ['Faster Development', 'Cost-Effective', 'Better Collaboration', 'Greater Agility'],
  steps: [
    'Requirement Gathering',
    'UI/UX & Architecture',
    'Development & Integration',
    'Testing & QA',
    'Deployment & Support',
  ],
  industries: [
    'SaaS',
    'eCommerce',
    'Healthcare',
    'Finance',
    'Education',
    'Real Estate',
    'Travel',
    'Media & Entertainment',
  ],
  choices: ['Cross-Functional Teams', 'Future-Proof Solutions'],
}
