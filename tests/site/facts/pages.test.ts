import { expect, test } from 'vitest'
import { toPlainText } from '../../../src/contract/rich-text.ts'
import {
  expectFigures,
  formatAction,
  getPage,
  getSections,
  getTarget,
  getText,
  getTitles,
  site,
} from './site.ts'
import { careers, clients, contact, home } from './spec/pages.ts'

test('the home page has its headings in order, and its claims', () => {
  const found = getPage('/').sections.flatMap((one) =>
    'heading' in one && one.heading ? [one.heading] : [],
  )
  expect(found.filter((heading) => home.headings.includes(heading))).toEqual(home.headings)
  expectFigures(
    getSections('/', 'stats').flatMap(({ figures }) => figures),
    home.claims,
  )
})

test('the home page has the specified content', () => {
  const [solutions, ai] = getSections('/', 'grid')
  const [work] = getSections('/', 'projects')
  const [about] = getSections('/', 'accordion')
  expect({
    heroButtons: getSections('/', 'hero').map(({ action }) => formatAction(action)),
    solutions: solutions?.items.map(({ to }) => getTarget(to)),
    projects: work?.items.map(({ to }) => getTarget(to)),
    categories: [...new Set(work?.items.map(({ category }) => category))].sort(),
    // The button links to the solutions.
    allWorks: formatAction(work?.action).replace(` > #${solutions?.id}`, ''),
    aiTopics: getTitles(ai?.items)?.map((title) => title.toLowerCase()),
    aiButton: formatAction(ai?.action),
    about: about?.items.map(({ name }) => name),
    processes: getSections('/', 'process').map(({ steps }) => getTitles(steps)),
  }).toEqual(home.shown)
})

test('the contact page lists the offices', () => {
  const found = getSections('/Contact-Us', 'offices').flatMap(({ items }) => items)
  expect(found).toMatchObject(contact.offices)
})

test('the contact page has a form with the specified fields, messages and endpoint', () => {
  expect(getSections('/Contact-Us', 'contact')).toMatchObject([
    { ...contact.form, email: site.shell.company.contactEmail },
  ])
  const [section] = getSections('/Contact-Us', 'contact')
  expect(Object.keys({ ...section?.form.fields })).toEqual(contact.fields)
  // Messages under `problems` would replace the specified one and keep the text in the form.
  expect(section?.form.problems).toBeUndefined()
})

test('the careers page has a heading, a note and a mail link', () => {
  expect(getSections('/Careers', 'hero').map(({ headline }) => headline)).toEqual([careers.heading])
  expect(getText('/Careers').toLowerCase()).toContain(careers.note)
  const links = getSections('/Careers', 'prose').flatMap(({ actions }) => actions ?? [])
  expect(links.map(({ to }) => getTarget(to))).toEqual([`mailto:${site.shell.company.hrEmail}`])
})

test('the clients page has logos and an invitation', () => {
  expect(getSections('/Our-Clients', 'logos')).toMatchObject([clients.logos])
  const [card] = getSections('/Our-Clients', 'call-to-action')
  expect(card?.heading).toBe(clients.invitation)
  expect(card?.points?.map((point) => toPlainText(point).split(':')[0])).toEqual(clients.points)
  expect(formatAction(card?.action)).toBe(clients.action)
})
