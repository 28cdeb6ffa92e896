import { onPage, replace } from '../edits.ts'
import type { Fault } from './fault.ts'

/** Wrong figures, and figures where none is given. */
export const figureFaults: readonly Fault[] = [
  ['a wrong figure of a service page', replace('"190+"', '"195+"'), '/services/web-dev: figures'],
  [
    'a figure with the label of another one',
    replace('label: Client retention', 'label: Projects'),
    '/services/Full-Stack-Development: figures',
  ],
  [
    'a figure whose label says the opposite',
    replace('label: Satisfied clients', 'label: Dissatisfied clients'),
    '/services/web-dev: figures',
  ],
  [
    'a wrong rating of a technology',
    replace(/(?<=^ {2}vue-js:\n(?: {4}.*\n)*? {4}rating: \{ value: )"4.8"/m, '"4.9"'),
    '/Technologies/Vue-JS: figures',
  ],
  [
    'figures in another order',
    replace(/\[home\.satisfaction, home\.industries/, '[home.industries, home.satisfaction'),
    'claims',
  ],
  [
    'a wrong claim on the home page',
    replace('"15+", label: Industries s', '"25+", label: Industries s'),
    'claims',
  ],
  [
    'a figure of another page',
    onPage('/Careers', replace(/tagline: .*/, 'tagline: We are 45+')),
    '/Careers: 45+',
  ],
  [
    'a figure in words',
    onPage('/Careers', replace(/tagline: .*/, 'tagline: Hundreds of us')),
    '/Careers: hundreds',
  ],
  [
    'a percentage in a text',
    onPage('/Our-Clients', replace(/intro: .*/, 'intro: Loved by 80%')),
    '/Our-Clients: 80%',
  ],
  [
    'a figure in the description of a picture',
    onPage('/', replace(/alt: .*? \}/, 'alt: 12 bridges }')),
    '/: 12 in',
  ],
  [
    'a figure in the footer',
    replace('- All Rights Reserved', '- All 30 Rights Reserved'),
    'every page: 30',
  ],
  [
    'a limit on another page',
    onPage('/Careers', replace(/tagline: .*/, 'tagline: Up to 15 guests')),
    '/Careers: 15',
  ],
  [
    'other device variants',
    onPage('/Technologies/Android', (text) => text.replaceAll('400+', '300+')),
    'Android does not speak of 400+',
  ],
  [
    'another year of the embedded page',
    onPage('/services/Embedded-Product', (text) => text.replaceAll("since '15", "since '12")),
    "since '15",
  ],
]
