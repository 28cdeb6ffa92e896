import { expect, test } from 'vitest'
import {
  expectFigures,
  pageAt,
  sectionsAt,
  site,
  targetOf,
  textAt,
  titlesOf,
  written,
} from './site.ts'
import { careers, clients, contact, home } from './spec/pages.ts'

test('the home page has its sections in order, the claims among them', () => {
  const found = pageAt('/').sections.flatMap((one) => ('heading' in one ? [one.heading] : []))
  expect(found.filter((heading) => home.headings.includes(heading))).toEqual(home.headings)
  expectFigures(
    sectionsAt('/', 'stats').flatMap(({ figures }) => figures),
    home.claims,
  )
})

test('the home page shows what is given for its sections', () => {
  const [solutions, ai] = sectionsAt('/', 'grid')
  const [work] = sectionsAt('/', 'projects')
  const [about] = sectionsAt('/', 'accordion')
  expect({
    heroButtons: sectionsAt('/', 'hero').map(({ action }) => written(action)),
    solutions: solutions?.items.map(({ to }) => targetOf(to)),
    projects: work?.items.map(({ to }) => targetOf(to)),
    categories: [...new Set(work?.items.map(({ category }) => category))].sort(),
    // The button leads back to the solutions.
    allWorks: written(work?.action).replace(` > #${solutions?.id}`, ''),
    aiTopics: titlesOf(ai?.items)?.map((title) => title.toLowerCase()),
    aiButton: written(ai?.action),
    about: about?.items.map(({ name }) => name),
    processes: sectionsAt('/', 'process').map(({ steps }) => titlesOf(steps)),
  }).toEqual(home.shown)
})

test('the contact page lists the offices', () => {
  const found = sectionsAt('/Contact-Us', 'offices').flatMap(({ items }) => items)
  expect(found).toMatchObject(contact.offices)
})

test('the contact page has a form with its fields, messages and service', () => {
  expect(sectionsAt('/Contact-Us', 'contact')).toMatchObject([
    { ...contact.form, email: site.shell.company.contactEmail },
  ])
  const [section] = sectionsAt('/Contact-Us', 'contact')
  expect(Object.keys({ ...section?.form.fields })).toEqual(contact.fields)
})

test('the careers page has its heading, its note and a mail link', () => {
  expect(sectionsAt('/Careers', 'hero').map(({ headline }) => headline)).toEqual([careers.heading])
  expect(textAt('/Careers').toLowerCase()).toContain(careers.note)
  const links = sectionsAt('/Careers', 'prose').flatMap(({ actions }) => actions ?? [])
  expect(links.map(({ to }) => targetOf(to))).toEqual([`mailto:${site.shell.company.hrEmail}`])
})

test('the clients page has its logos and its invitation', () => {
  expect(sectionsAt('/Our-Clients', 'logos')).toMatchObject([clients.logos])
  const [card] = sectionsAt('/Our-Clients', 'call-to-action')
  expect(card?.heading).toBe(clients.invitation)
  expect(card?.points?.map((point) => point.split(':')[0])).toEqual(clients.points)
  expect(written(card?.action)).toBe(clients.action)
})
