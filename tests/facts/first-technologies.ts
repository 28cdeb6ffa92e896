import type { TechnologyFact } from './facts.ts'
import { stated } from './stated.ts'

/** A technology page; `services` as its cell says: a number that is all of them, or 'list'. */
const technology = (
  name: string,
  address: string,
  figures: readonly string[],
  services: number | 'list',
  more: Partial<TechnologyFact> = {},
): TechnologyFact => ({
  address: `/Technologies/${address}`,
  name,
  figures: stated(...figures),
  services: services === 'list' ? 0 : services,
  allServices: services !== 'list',
  serviceNames: [],
  headerOf: '',
  ...more,
})

/** Section 2.10, the table. */
export const technologies: readonly TechnologyFact[] = [
  technology('AngularJS', 'Angular-JS', ['65 projects', '98% positive', '4.9 rating'], 6, {
    serviceNames: ['consulting', 'custom development', 'API', 'migration', 'UI/UX', 'MEAN stack'],
  }),
  technology('React JS', 'React-JS', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('Vue.JS', 'Vue-JS', ['72 projects', '97% positive', '4.8 rating'], 7),
  technology('JavaScript', 'JavaScript', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('TypeScript', 'TypeScript', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('CSS3', 'CSS-3', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('HTML5', 'HTML-5', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('.NET', 'Dot-Net', ['85 projects', '98% positive', '4.9 rating'], 7),
  technology('PHP', 'PHP', ['85 projects', '98% positive', '4.9 rating'], 8),
  technology('Java', 'Java', ['85 projects', '98% positive', '4.9 rating'], 8, {
    headerOf: '/Technologies/Dot-Net',
  }),
  technology('Node.js', 'Node-Js', ['85 projects', '98% positive', '4.9 rating'], 4, {
    allServices: false,
  }),
  technology('.NET Core', 'Dot-Net-Core', ['75 projects', '97% positive', '4.8 rating'], 'list'),
  technology('iOS', 'IOS', ['75 projects', '97% positive', '4.8 rating'], 'list'),
  technology('Android', 'Android', ['75 projects', '97% positive', '4.8 rating'], 'list'),
  technology('React Native', 'React-Native', ['80 projects', '95% positive', '4.9 rating'], 'list'),
  technology(
    'WooCommerce',
    'Woo-Commerce',
    ['100 projects', '50 happy clients', '10 years'],
    'list',
  ),
  technology('Magento', 'Magento', ['200 projects', '150 clients', '12 years'], 'list'),
]
