import { onPage, replace, swap, without } from '../edits.ts'
import type { Fault } from './fault.ts'

/** Lists of pages that lack something, have too much or another order. */
export const pageFaults: readonly Fault[] = [
  ['a missing office', onPage('/Contact-Us', without('- region: Asia')), 'offices'],
  [
    'an office in another city',
    onPage('/Contact-Us', replace('city: Noida', 'city: Pune')),
    'offices',
  ],
  [
    'a message in other words',
    replace('error: Phone number must contain only digits.', 'error: Digits only.'),
    'the form',
  ],
  ['another tooltip', replace('done: Copied to your clipboard', 'done: Copied'), 'the form'],
  ['a missing logo', without('name: Client 7,'), 'labels'],
  [
    'another selling point',
    onPage('/Our-Clients', replace('Proven results', 'Good results')),
    'point 3',
  ],
  [
    'a project that leads to another study',
    onPage('/', swap('to: /YepMe-Ecommerce', 'to: /GoEmerge-Application')),
    'projects',
  ],
  [
    'a project in another category',
    onPage('/', replace('category: Mobile Application', 'category: Mobile')),
    'has the category',
  ],
  ['an AI service too few', onPage('/', without('- title: Computer vision')), 'topics'],
  ['swapped steps of the home page', onPage('/', swap('title: Design', 'title: Refine')), 'steps'],
  [
    'a service too few',
    onPage('/Technologies/React-JS', without('- name: ')),
    '/Technologies/React-JS: number',
  ],
  [
    'a Java page with its own header',
    onPage('/Technologies/Java', replace(/headline: .*/, 'headline: Java')),
    '/Technologies/Java: headline',
  ],
  [
    'an industry too many',
    onPage(
      '/services/IT-Consulting',
      replace(
        /(?<=- type: service-tiles\n(?: {8}.*\n)*?)(?= {10}- )/,
        '          - { title: Mining }\n',
      ),
    ),
    '/services/IT-Consulting: number of tiles',
  ],
  [
    'a button that leads somewhere',
    replace(/(?<=service-hero:\n(?: {4}.*\n)*? {8}to: ).*/, '/Contact-Us'),
    '/services/DevOps: button',
  ],
  [
    'a specific card renamed',
    onPage('/services/Full-Stack-Development', replace('Greater Agility', 'More Agility')),
    'cards',
  ],
]

/** Landing pages and case studies that are not as given. */
export const caseFaults: readonly Fault[] = [
  [
    'swapped case studies',
    onPage('/Product-Engineering', swap('to: /Jll-Presentation', 'to: /Shopper-Drug-Mart')),
    '/Product-Engineering: case studies',
  ],
  [
    'a missing case study',
    onPage('/Mobile-Applications', without('to: /Prune-Digital')),
    '/Mobile-Applications: case studies',
  ],
  [
    'a flagged case study that is another one',
    onPage('/Big-Data-Analytics', replace('flagged: /Soinsi-BigDataAnalytics', 'flagged: /Soinsi')),
    'flagged targets',
  ],
  [
    'a missing step of the approach',
    onPage(
      '/Product-Engineering',
      replace(/(?<=- type: approach\n(?: {8}.*\n)*?) {10}- title: .*\n(?: {12}.*\n)*/, ''),
    ),
    '/Product-Engineering: number of steps',
  ],
  [
    'a step by another name',
    onPage('/Product-Engineering', replace('title: Envision', 'title: Imagine')),
    '/Product-Engineering: steps',
  ],
  [
    'a link mended that is to stay dead',
    replace(/to: \{ flagged: \/contact, .*\}/, 'to: /Contact-Us'),
    '/Product-Engineering: link',
  ],
  [
    'another limit of a client product',
    onPage('/Whirlpool-Merch', (text) => text.replaceAll('4 phases', '6 phases')),
    "says '4 phases'",
  ],
  [
    'swapped subjects of case studies',
    swap('path: /Whirlpool-Merch', 'path: /KLM-Clear-for-Boarding'),
    '/Whirlpool-Merch: no workfl',
  ],
  [
    'another heading of all case studies',
    replace('workings: How It Works', 'workings: How it works'),
    '/KLM-Clear-for-Boarding: headings',
  ],
]
