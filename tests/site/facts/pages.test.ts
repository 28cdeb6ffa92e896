import { describe, expect, test } from 'vitest'
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

describe('the home page', () => {
  const [solutions, ai] = sectionsAt('/', 'grid')
  const [work] = sectionsAt('/', 'projects')

  test('has its sections in order, the claims among them', () => {
    const found = pageAt('/').sections.flatMap((one) => ('heading' in one ? [one.heading] : []))
    expect(found.filter((heading) => home.headings.includes(heading))).toEqual(home.headings)
    expectFigures(
      sectionsAt('/', 'stats').flatMap(({ figures }) => figures),
      home.claims,
    )
  })
  test('begins with a button to the contact page', () => {
    expect(sectionsAt('/', 'hero').map(({ action }) => written(action))).toEqual([home.heroButton])
  })
  test('shows its solutions, and its work with a button back to them', () => {
    expect(solutions?.items.map(({ to }) => targetOf(to))).toEqual(home.solutions)
    expect(work?.items.map(({ to }) => targetOf(to))).toEqual(home.projects)
    const categories = new Set(work?.items.map(({ category }) => category))
    expect([...categories].sort()).toEqual(home.categories.toSorted())
    expect(written(work?.action)).toBe(`${home.allWorks} > #${solutions?.id}`)
  })
  test('shows its AI services', () => {
    expect(titlesOf(ai?.items)?.join().toLowerCase()).toBe(home.aiTopics.join().toLowerCase())
    expect(written(ai?.action)).toBe(home.aiButton)
  })
  test('tells of the company and its process', () => {
    const [about] = sectionsAt('/', 'accordion')
    expect(about?.items.map(({ name }) => name)).toEqual(home.about)
    expect(sectionsAt('/', 'process').map(({ steps }) => titlesOf(steps))).toEqual([home.process])
  })
})

describe('the contact page', () => {
  test('lists the offices', () => {
    const found = sectionsAt('/Contact-Us', 'offices').flatMap(({ items }) => items)
    expect(found).toMatchObject(contact.offices)
  })
  test('has a form with its fields, messages and service', () => {
    const found = sectionsAt('/Contact-Us', 'contact').map(({ form, email, copy }) => ({
      address: email,
      tooltip: copy.done,
      fields: Object.keys(form.fields),
      emailMessage: form.fields.email.error,
      phoneMessage: form.fields.contact.error,
      failure: form.failure,
      endpoint: form.endpoint,
    }))
    expect(found).toEqual([{ address: site.shell.company.contactEmail, ...contact.form }])
  })
})

test('the careers page has its heading, its note and a mail link', () => {
  expect(sectionsAt('/Careers', 'hero').map(({ headline }) => headline)).toEqual([careers.heading])
  expect(textAt('/Careers').toLowerCase()).toContain(careers.note)
  const links = sectionsAt('/Careers', 'prose').flatMap(({ actions }) => actions ?? [])
  expect(links.map(({ to }) => targetOf(to))).toEqual([`mailto:${site.shell.company.hrEmail}`])
})

test('the clients page has its logos and its invitation', () => {
  const [logos] = sectionsAt('/Our-Clients', 'logos')
  expect(logos?.heading).toBe(clients.heading)
  expect(logos?.items.map(({ name }) => name)).toEqual(clients.labels)
  const [card] = sectionsAt('/Our-Clients', 'call-to-action')
  expect(card?.heading).toBe(clients.invitation)
  expect(card?.points?.map((point) => point.split(':')[0])).toEqual(clients.points)
  expect(written(card?.action)).toBe(clients.action)
})
